import { Module } from '@nestjs/common';

import { StaffAuthenticator } from '../platform/access/index.js';
import { SessionCookie } from './staff/session-cookie.js';
import { SignInStaff } from './staff/sign-in-staff.js';
import { SignOutStaff } from './staff/sign-out-staff.js';
import { StaffRepository } from './staff/staff.repository.js';
import { StaffSessionController } from './staff/staff-session.controller.js';
import { StaffSessionRepository } from './staff/staff-session.repository.js';
import { StaffSessions } from './staff/staff-sessions.js';

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
