export { type CaseRow } from './cases/index.js';
export { SupportModule } from './support.module.js';
