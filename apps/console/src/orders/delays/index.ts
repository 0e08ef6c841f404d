export { DELAY_FACES } from './delay-face.js';
export { DelayDialog } from './DelayDialog.js';
export { DelayLetter } from './DelayLetter.js';
export { OrderDelaysPanel } from './OrderDelaysPanel.js';
