export { COLOR_MODES, applyColorMode, keepColorMode, readColorMode, type ColorMode } from './color-mode.js';
export { theme } from './theme.js';
