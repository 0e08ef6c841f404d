export { CASE_FACES, cases, CasesPanel, orderCases } from './cases/index.js';
export { SatisfactionPage } from './satisfaction/index.js';
