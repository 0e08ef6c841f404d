import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule, EndsSessions } from '../accounts/index.js';
import { Challenges } from './challenges.js';
import { CustomerTokens } from './customer-tokens.js';
import { OidcEngine } from './engine/oidc-engine.js';
import { RecordRepository } from './engine/record.repository.js';
import { SigningKeyRepository } from './engine/signing-key.repository.js';
import { SigningKeys } from './engine/signing-keys.js';
import { StoredCustomerTokens } from './engine/stored-customer-tokens.js';
import { SweepRecords } from './engine/sweep-records.js';
import { OwnRoutes } from './own-routes.js';
import { BrowserCookie } from './pages/browser-cookie.js';
import { Interactions } from './pages/interactions.js';
import { LoginPages } from './pages/login-pages.js';
import { OwnPages } from './pages/own-pages.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PasskeyPages } from './pages/passkey-pages.js';
import { PasswordPages } from './pages/password-pages.js';
import { ProfilePages } from './pages/profile-pages.js';
import { RegisterPages } from './pages/register-pages.js';
import { SessionPages } from './pages/session-pages.js';
import { SignedInVisits } from './pages/signed-in-visits.js';
import { Visits } from './pages/visits.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { Passkeys } from './passkeys/passkeys.js';
import { PersonalSignIns } from './personal-sign-ins.js';
import { SignInListener } from './sign-in-listener.js';
import { OutsideIdentityRepository } from './strategies/outside-identity.repository.js';
import { SignInStrategies } from './strategies/sign-in-strategies.js';
import { SignInWithGoogle } from './strategies/sign-in-with-google.js';
import { UsersSession } from './users-session.js';
import { oidcRecordEntity } from './oidc-record.entity.js';
import { outsideIdentityEntity } from './outside-identity.entity.js';
import { passkeyEntity } from './passkey.entity.js';
import { signingKeyEntity } from './signing-key.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([oidcRecordEntity, outsideIdentityEntity, passkeyEntity, signingKeyEntity]),
    AccountsModule,
  ],
  providers: [
    RecordRepository,
    SigningKeyRepository,
    SigningKeys,
    SweepRecords,
    StoredCustomerTokens,
    { provide: CustomerTokens, useExisting: StoredCustomerTokens },
    { provide: EndsSessions, useExisting: StoredCustomerTokens },
    OidcEngine,
    Challenges,
    PasskeyRepository,
    Passkeys,
    OutsideIdentityRepository,
    SignInWithGoogle,
    SignInStrategies,
    PageRenderer,
    BrowserCookie,
    OwnPages,
    Visits,
    Interactions,
    SignedInVisits,
    LoginPages,
    RegisterPages,
    PasswordPages,
    ProfilePages,
    SessionPages,
    PasskeyPages,
    UsersSession,
    OwnRoutes,
    PersonalSignIns,
    SignInListener,
  ],
  exports: [CustomerTokens],
})
export class SignInModule {}
