export { cutText, isStorableText, storableText } from './cut-text.js';
