export { CheckoutModule } from './checkout.module.js';
export { GiveBackLateCharges } from './give-back-late-charges.js';
export { ResumeCheckouts } from './resume-checkouts.js';
