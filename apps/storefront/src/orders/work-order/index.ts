export { WorkOrderFinder } from './WorkOrderFinder';
