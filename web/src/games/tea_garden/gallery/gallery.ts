import { mount } from 'svelte';
import '../../../style/fonts.css';
import '../../../style/tokens.css';
import '../../../style/base.css';
import { prefs } from '../../../lib/prefs.svelte';
import { speakWith, type Language } from '../../../lib/words.svelte';
import Gallery from './Gallery.svelte';
import type { Scene } from './scene';

const asked = new URLSearchParams(location.search);
const language = (asked.get('lang') ?? 'en') as Language;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
prefs.language = language;

const found = import.meta.glob<Scene[]>('./views.json', { import: 'default' });
const load = found['./views.json'];
if (!load) document.body.textContent = 'First run make_views.py.';
else {
  const [scenes] = await Promise.all([load(), speakWith(language, 'tea_garden')]);
  mount(Gallery, { target: document.getElementById('app')!, props: { scenes, asked } });
}
