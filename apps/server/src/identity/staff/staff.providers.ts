import type { Provider } from '@nestjs/common';

import { StaffAuthenticator } from '../../platform/access/index.js';
import { Authenticator } from './authenticator.js';
import { ChangeStaffPassword } from './change-staff-password.js';
import { ConfirmPassword } from './confirm-password.js';
import { EndStaffSessions } from './end-staff-sessions.js';
import { MANAGEMENT_CONTROLLERS, MANAGEMENT_PROVIDERS } from './management/management.providers.js';
import { FinishSignIn } from './finish-sign-in.js';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorRule } from './second-factor-rule.js';
import { SessionCookie, SignInStepCookie } from './session-cookie.js';
import { ShowSecurity } from './show-security.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignInStepRepository } from './sign-in-step.repository.js';
import { SignOutStaff } from './sign-out-staff.js';
import { SignedInReply } from './signed-in-reply.js';
import { StaffRepository } from './staff.repository.js';
import { StaffPasskeyRepository } from './staff-passkey.repository.js';
import { StaffPasskeys } from './staff-passkeys.js';
import { StaffSecurityController } from './staff-security.controller.js';
import { StaffSessionController } from './staff-session.controller.js';
import { StaffSessionRepository } from './staff-session.repository.js';
import { StaffSessions } from './staff-sessions.js';
import { StaffSignIns } from './staff-sign-ins.js';

export const STAFF_CONTROLLERS = [
  StaffSessionController,
  SecondFactorController,
  StaffSecurityController,
  ...MANAGEMENT_CONTROLLERS,
];

export const STAFF_PROVIDERS: Provider[] = [
  StaffRepository,
  StaffSessionRepository,
  SignInStepRepository,
  SecondFactorRepository,
  StaffPasskeyRepository,
  SecondFactorRule,
  SessionCookie,
  SignInStepCookie,
  StaffSessions,
  { provide: StaffAuthenticator, useExisting: StaffSessions },
  StaffSignIns,
  SignInStaff,
  FinishSignIn,
  SignedInReply,
  SignOutStaff,
  Authenticator,
  StaffPasskeys,
  ConfirmPassword,
  ChangeStaffPassword,
  EndStaffSessions,
  ShowSecurity,
  ...MANAGEMENT_PROVIDERS,
];
