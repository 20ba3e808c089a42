/** `use:target={{ name, choosing, label }}`: makes an SVG or HTML element something the server can name. */
export { target, type Target } from './target.svelte';
