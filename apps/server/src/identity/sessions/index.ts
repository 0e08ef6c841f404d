export type { AccountProfile } from './account-types.js';
export { ACCOUNT_TYPES_CHANGED, AccountTypes, RETAIL_PROFILE } from './account-types.js';
export { ProfileOf } from './profile-of.js';
