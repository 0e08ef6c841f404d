export { CompareModule } from './compare.module.js';
