export { VISIT_STEPS, visitMachine, type VisitStep } from './visit-step.js';
