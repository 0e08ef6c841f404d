export { isOwnKey, ownValue } from './own-value.js';
