export { StartPriceClaimDialog } from './StartPriceClaimDialog.js';
