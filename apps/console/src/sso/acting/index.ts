export { ActAsDialog } from './ActAsDialog.js';
export { VisitsPanel } from './VisitsPanel.js';
export { ACTING_END_WORDS, ACTING_REASON_WORDS } from './acting-words.js';
