export { DELAY_FACES } from './delay-face.js';
export { DelayDialog } from './DelayDialog.js';
export { OrderDelaysPanel } from './OrderDelaysPanel.js';
