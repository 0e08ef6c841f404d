export { ACCOUNT_TYPES_CHANGED, AccountTypes, type AccountProfile } from './account-types.js';
export { ProfileOf } from './profile-of.js';
export { SessionsModule } from './sessions.module.js';
