import { mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import App from './App.svelte';
import { speech } from './lib/text.svelte';
import { applyTheme } from './lib/theme.svelte';

applyTheme();
document.documentElement.lang = speech.language;
mount(App, { target: document.getElementById('app')! });
