export { CASE_FACES, cases, CasesPanel, orderCases } from './cases/index.js';
