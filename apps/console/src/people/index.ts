export { customers } from './customers/index.js';
