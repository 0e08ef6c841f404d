export { CheckoutModule } from './checkout.module.js';
export { ResumeCheckouts } from './resume-checkouts.js';
