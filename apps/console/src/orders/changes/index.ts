export { ChangeOrderDialog } from './ChangeOrderDialog.js';
