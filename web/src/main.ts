import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/games';
import './style/base.css';
import './kit/states.css';
import './style/tallies.css';

mount(App, { target: document.getElementById('app')! });
