import { mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './comfort/comfort.css';
import App from './App.svelte';
import { comfort } from './comfort/comfort.svelte';
import { dropSecondClicks } from './lib/second_clicks';
import { speech } from './lib/text.svelte';
import { applyTheme } from './lib/theme.svelte';

applyTheme();
comfort.apply();
dropSecondClicks(document);
document.documentElement.lang = speech.language;
mount(App, { target: document.getElementById('app')! });
