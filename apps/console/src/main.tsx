import '@simpletread/ui/tokens.css';
import '@simpletread/ui/base.css';
import './theme/console.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App.js';
import { reportError, watchForErrors } from './telemetry/report-client-error.js';
import { applyColorMode, readColorMode } from './theme/color-mode.js';

applyColorMode(readColorMode());
watchForErrors();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root, { onCaughtError: reportError, onUncaughtError: reportError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
