export { MilitaryDiscount } from './MilitaryDiscount';
export { beginVisit } from './begin-visit';
export { finishVisit } from './finish-visit';
export { outcomeOf } from './verification-outcome';
