export { DialogList } from './DialogList.js';
