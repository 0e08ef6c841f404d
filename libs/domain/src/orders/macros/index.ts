export {
  isUndone,
  MOST_BULK_ORDERS,
  ORDER_STEP_KINDS,
  type OrderStep,
  type OrderStepKind,
  stepPermissions,
  stepsConflict,
  undoneBy,
  type StepBefore,
} from './order-step.js';
