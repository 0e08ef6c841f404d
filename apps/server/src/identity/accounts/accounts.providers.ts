import type { Provider } from '@nestjs/common';

import { AccountMails } from './account-mails.js';
import { AccountRepository } from './account.repository.js';
import { Accounts } from './accounts.js';
import { ChangePassword } from './change-password.js';
import { CheckPassword } from './check-password.js';
import { ConfirmEmail } from './confirm-email.js';
import { EditProfile } from './edit-profile.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { OpenAccount } from './open-account.js';
import { PersonalAccount } from './personal-account.js';
import { RegisterAccount, RegistrationSeal } from './register-account.js';
import { RequestPasswordReset } from './request-password-reset.js';
import { ResetPassword } from './reset-password.js';
import { SetPassword } from './set-password.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { StoredAccounts } from './stored-accounts.js';
import { SweepAccounts } from './sweep-accounts.js';

/** What the identity module wires of customers' accounts. */
export const ACCOUNT_PROVIDERS: Provider[] = [
  AccountRepository,
  EmailTokenRepository,
  SignInThrottle,
  AccountMails,
  RegistrationSeal,
  OpenAccount,
  SetPassword,
  CheckPassword,
  RegisterAccount,
  ConfirmEmail,
  RequestPasswordReset,
  ResetPassword,
  ChangePassword,
  EditProfile,
  SweepAccounts,
  PersonalAccount,
  { provide: Accounts, useClass: StoredAccounts },
];
