export { StartReturn } from './StartReturn.js';
export { StartReturnDialog } from './StartReturnDialog.js';
