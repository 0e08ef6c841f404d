import { Module } from '@nestjs/common';

import { ApprovalsModule } from '../approvals/index.js';
import { ActingVisits, CustomerAuthenticator, StaffAuthenticator } from '../platform/access/index.js';
import { ACCOUNT_PROVIDERS } from './accounts/accounts.providers.js';
import { Accounts, CheckPassword } from './accounts/index.js';
import { ACTING_CONTROLLERS, ACTING_PROVIDERS } from './acting/acting.providers.js';
import { CustomerTokens } from './provider/index.js';
import { PROVIDER_PROVIDERS } from './provider/provider.providers.js';
import { ProfileOf } from './sessions/index.js';
import { SESSION_CONTROLLERS, SESSION_PROVIDERS } from './sessions/sessions.providers.js';
import { SignInOrigin } from './sign-in-origin.js';
import { STAFF_CONTROLLERS, STAFF_PROVIDERS } from './staff/staff.providers.js';
import { StaffSessions } from './staff/staff-sessions.js';

@Module({
  imports: [ApprovalsModule],
  controllers: [...STAFF_CONTROLLERS, ...SESSION_CONTROLLERS, ...ACTING_CONTROLLERS],
  providers: [
    ...ACCOUNT_PROVIDERS,
    ...PROVIDER_PROVIDERS,
    ...STAFF_PROVIDERS,
    ...SESSION_PROVIDERS,
    ...ACTING_PROVIDERS,
  ],
  exports: [
    StaffAuthenticator,
    CustomerAuthenticator,
    ActingVisits,
    ProfileOf,
    StaffSessions,
    Accounts,
    CheckPassword,
    CustomerTokens,
    SignInOrigin,
  ],
})
export class IdentityModule {}
