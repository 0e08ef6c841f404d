export { addLoanApi } from './loan-api.js';
export { addLoanPages } from './loan-pages.js';
export { LoanStore } from './loan-store.js';
