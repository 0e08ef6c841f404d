import '@simpletread/ui/tokens.css';
import '@simpletread/ui/base.css';
import './shell/theme/console.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.js';
import { reportError, watchForErrors } from './shell/error-reports/index.js';
import { applyColorMode, readColorMode } from './shell/theme/index.js';

applyColorMode(readColorMode());
watchForErrors();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
