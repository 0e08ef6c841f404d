import { Module } from '@nestjs/common';

import { StaffAuthenticator } from '../platform/access/index.js';
import { SessionCookie } from './session-cookie.js';
import { SignInStaff } from './sign-in-staff.js';
import { SignOutStaff } from './sign-out-staff.js';
import { StaffRepository } from './staff.repository.js';
import { StaffSessionController } from './staff-session.controller.js';
import { StaffSessionRepository } from './staff-session.repository.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [StaffSessionController],
  providers: [
    StaffRepository,
    StaffSessionRepository,
    SessionCookie,
    StaffSessions,
    { provide: StaffAuthenticator, useExisting: StaffSessions },
    SignInStaff,
    SignOutStaff,
  ],
  exports: [StaffAuthenticator, StaffSessions],
})
export class IdentityModule {}
