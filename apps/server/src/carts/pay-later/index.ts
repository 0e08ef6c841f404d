export { EndLenderVisit } from './end-lender-visit.js';
export { LookAfterLoan, type LateMoney } from './look-after-loan.js';
export { OpenLoan } from './open-loan.js';
export { PayLaterModule } from './pay-later.module.js';
