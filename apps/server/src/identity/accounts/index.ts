export type { Account } from './account.js';
export type { AccountErased, AccountRegistered, EmailProved, PasswordChanged } from './account.events.js';
export { ACCOUNT_ERASED, ACCOUNT_REGISTERED, EMAIL_PROVED, PASSWORD_CHANGED } from './account.events.js';
export { Accounts } from './accounts.js';
