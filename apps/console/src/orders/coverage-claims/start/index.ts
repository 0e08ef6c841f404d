export { openKinds } from './start-form.js';
export { StartCoverageClaimDialog } from './StartCoverageClaimDialog.js';
