import { on } from 'svelte/events';
import { createSubscriber } from 'svelte/reactivity';

/** Called in an effect that measures text: it runs again whenever fonts have arrived. */
export const untilFontsArrive = createSubscriber((again) => on(document.fonts, 'loadingdone', again));
