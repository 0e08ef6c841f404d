import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CustomerAuthenticator } from '../../platform/access/index.js';
import { AccountsModule } from '../accounts/index.js';
import { SignInModule } from '../sign-in/index.js';
import { BeginSignIn } from './begin-sign-in.js';
import { CustomerPrincipals } from './customer-principals.js';
import { CustomerSessionRepository } from './customer-session.repository.js';
import { EndSession } from './end-session.js';
import { LandSignIn } from './land-sign-in.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { ProfileOf } from './profile-of.js';
import { SessionsController } from './sessions.controller.js';
import { SignInClient } from './sign-in-client.js';
import { SwapSession } from './swap-session.js';
import { SweepSessions } from './sweep-sessions.js';
import { customerSessionEntity } from './customer-session.entity.js';
import { loginAttemptEntity } from './login-attempt.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([customerSessionEntity, loginAttemptEntity]),
    AccountsModule,
    SignInModule,
  ],
  controllers: [SessionsController],
  providers: [
    ProfileOf,
    CustomerPrincipals,
    { provide: CustomerAuthenticator, useExisting: CustomerPrincipals },
    LoginAttemptRepository,
    CustomerSessionRepository,
    SignInClient,
    BeginSignIn,
    LandSignIn,
    SwapSession,
    EndSession,
    SweepSessions,
  ],
  exports: [ProfileOf],
})
export class SessionsModule {}
