export type { Account } from './account.js';
export type {
  AccountErased,
  AccountRegistered,
  CustomerSignedIn,
  EmailProved,
  PasswordChanged,
} from './account.events.js';
export {
  ACCOUNT_ERASED,
  ACCOUNT_REGISTERED,
  CUSTOMER_SIGNED_IN,
  EMAIL_PROVED,
  PASSWORD_CHANGED,
} from './account.events.js';
export { Accounts } from './accounts.js';
export { CheckPassword } from './check-password.js';
