export { QUOTE_FACES, quotes } from './quotes/index.js';
