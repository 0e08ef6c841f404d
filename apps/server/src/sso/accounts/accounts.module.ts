import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountLinks } from './account-links.js';
import { AccountMails } from './account-mails.js';
import { AccountRepository } from './account.repository.js';
import { Accounts } from './accounts.js';
import { ChangePassword } from './passwords/change-password.js';
import { CheckPassword } from './passwords/check-password.js';
import { ConfirmEmail } from './confirm-email.js';
import { EditProfile } from './edit-profile.js';
import { EmailTokenRepository } from './email-token.repository.js';
import { KnownDevices } from './known-devices.js';
import { OpenAccount } from './open-account.js';
import { PersonalAccount } from './personal-account.js';
import { RegisterAccount, RegistrationSeal } from './register-account.js';
import { RequestPasswordReset } from './passwords/request-password-reset.js';
import { ResetPassword } from './passwords/reset-password.js';
import { SetPassword } from './passwords/set-password.js';
import { SignInOrigin } from './sign-in-origin.js';
import { SignInThrottle } from './sign-in-throttle.js';
import { StoredAccounts } from './stored-accounts.js';
import { SweepAccounts } from './sweep-accounts.js';
import { accountEmailTokenEntity } from './account-email-token.entity.js';
import { accountEntity } from './account.entity.js';
import { signInFailureEntity } from './sign-in-failure.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([accountEmailTokenEntity, accountEntity, signInFailureEntity])],
  providers: [
    AccountRepository,
    EmailTokenRepository,
    SignInThrottle,
    KnownDevices,
    AccountMails,
    AccountLinks,
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
    SignInOrigin,
  ],
  exports: [
    Accounts,
    SignInOrigin,
    AccountRepository,
    OpenAccount,
    CheckPassword,
    RegisterAccount,
    ConfirmEmail,
    RequestPasswordReset,
    ResetPassword,
    ChangePassword,
    EditProfile,
    AccountMails,
    KnownDevices,
  ],
})
export class AccountsModule {}
