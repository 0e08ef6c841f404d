export { Suppressions } from './suppressions.js';
export { SuppressionsModule } from './suppressions.module.js';
