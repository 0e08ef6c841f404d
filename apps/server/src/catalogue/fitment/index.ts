export { FitmentModule } from './fitment.module.js';
export { pairFit, tireFit } from './tire-fit.js';
