export { MoveButtons } from './MoveButtons.js';
export { PhaseChip } from './PhaseChip.js';
export { SimulateButton } from './SimulateButton.js';
export { type Move } from './move.js';
export { AUDIENCE_WORDS, PHASE_OPTIONS, STATE_OPTIONS } from './rule-words.js';
export { useCampaignOptions } from './use-campaign-options.js';
export { WINDOW_COLUMNS } from './window-columns.js';
