export type { Asker } from './account-links.js';
export { AccountMails } from './account-mails.js';
export {
  ACCOUNT_ERASED,
  ACCOUNT_REGISTERED,
  CUSTOMER_SIGNED_IN,
  EMAIL_PROVED,
  type AccountErased,
  type AccountRegistered,
  type CustomerSignedIn,
} from './account.events.js';
export type { AccountRow } from './account.entity.js';
export { AccountRepository } from './account.repository.js';
export { type Account } from './account.js';
export { AccountsModule } from './accounts.module.js';
export { Accounts } from './accounts.js';
export { ChangePassword } from './passwords/change-password.js';
export { CheckPassword } from './passwords/check-password.js';
export { ConfirmEmail } from './confirm-email.js';
export { EditProfile } from './edit-profile.js';
export { EndsSessions } from './ends-sessions.js';
export { KnownDevices } from './known-devices.js';
export { OpenAccount } from './open-account.js';
export { checkNewPassword, normalPassword, type PasswordFault } from './passwords/password-rule.js';
export { hashPassword, isPassword, renewedHash } from './passwords/password.js';
export { RegisterAccount } from './register-account.js';
export { RequestPasswordReset } from './passwords/request-password-reset.js';
export { ResetPassword } from './passwords/reset-password.js';
export { SignInOrigin } from './sign-in-origin.js';
