import type { Provider } from '@nestjs/common';

import { CustomerAuthenticator } from '../../platform/access/index.js';
import { BeginSignIn } from './begin-sign-in.js';
import { CustomerPrincipals } from './customer-principals.js';
import { CustomerSessionRepository } from './customer-session.repository.js';
import { EndSession } from './end-session.js';
import { LandSignIn } from './land-sign-in.js';
import { LoginAttemptRepository } from './login-attempt.repository.js';
import { SessionsController } from './sessions.controller.js';
import { SignInClient } from './sign-in-client.js';
import { ProfileOf } from './profile-of.js';
import { SwapSession } from './swap-session.js';
import { SweepSessions } from './sweep-sessions.js';

export const SESSION_CONTROLLERS = [SessionsController];

/** What the identity module wires of customers' sessions in the shop. */
export const SESSION_PROVIDERS: Provider[] = [
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
];
