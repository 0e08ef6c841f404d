export { WorkOrder } from './WorkOrder';
