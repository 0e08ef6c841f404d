export { QUOTE_FACES, quoteFor, quotes } from './quotes/index.js';
