export { PageNote } from './PageNote.js';
