export { getFigures } from './figures.js';
