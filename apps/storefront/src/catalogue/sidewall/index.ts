export { SidewallNote } from './SidewallNote';
export { SimpleSnapView } from './SimpleSnapView';
export { SnapArrival } from './SnapArrival';
