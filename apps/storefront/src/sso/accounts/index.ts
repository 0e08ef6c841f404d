export { default as accountStyles } from './Account.module.css';
export { AccountFrame } from './AccountFrame';
export { AccountHome } from './AccountHome';
export { AccountMenu } from './AccountMenu';
export { AccountOffer } from './AccountOffer';
export { runChange } from './run-change';
