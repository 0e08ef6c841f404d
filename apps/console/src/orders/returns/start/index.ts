export { StartReturnDialog } from './StartReturnDialog.js';
