export { ChangeInfo } from './ChangeInfo';
export { ChangeOrder } from './ChangeOrder';
export { changeHref, kindOf, wayFor } from './change-href';
export { readPoints } from './receiving/read-points';
export { readChanges } from './read-changes';
export { readSwapToken } from './read-swap-token';
