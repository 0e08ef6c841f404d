export { SidewallNote } from './SidewallNote';
export { default as simpleSnapStyles } from './SimpleSnap.module.css';
export { SimpleSnap } from './SimpleSnap';
export { SnapArrival } from './SnapArrival';
