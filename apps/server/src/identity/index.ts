export { IdentityModule } from './identity.module.js';
export { SignInOrigin } from './sign-in-origin.js';
export { hashPassword } from './password.js';
export { StaffSessions } from './staff/staff-sessions.js';
export type {
  Account,
  AccountErased,
  AccountRegistered,
  CustomerSignedIn,
  EmailProved,
  PasswordChanged,
} from './accounts/index.js';
export {
  ACCOUNT_ERASED,
  ACCOUNT_REGISTERED,
  Accounts,
  CheckPassword,
  CUSTOMER_SIGNED_IN,
  EMAIL_PROVED,
  PASSWORD_CHANGED,
} from './accounts/index.js';
export type { UserPersonalization, VerifiedToken } from './provider/index.js';
export { CustomerTokens, PersonalizationReader, SESSIONS_ENDED } from './provider/index.js';
export type { AccountProfile } from './sessions/index.js';
export { ACCOUNT_TYPES_CHANGED, AccountTypes, RETAIL_PROFILE, ProfileOf } from './sessions/index.js';
