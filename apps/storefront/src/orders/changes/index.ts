export { ChangeInfo } from './ChangeInfo';
export { ChangeOrder } from './ChangeOrder';
export { kindOf } from './change-href';
export { readChanges } from './read-changes';
