import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { StaffAuthenticator } from '../../platform/access/index.js';
import { ApprovalsModule } from '../approvals/index.js';
import { ChangeStaffPassword } from './change-staff-password.js';
import { ConfirmPassword } from './confirm-password.js';
import { Employees } from './employees.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { Invitations } from './invitations/invitations.js';
import { LookAfterStaff } from './members/look-after-staff.js';
import { ShowTeam } from './members/show-team.js';
import { TeamRules } from './members/team-rules.js';
import { TeamTrail } from './members/team-trail.js';
import { TeamController } from './members/team.controller.js';
import { TeamListReader } from './members/team-list.reader.js';
import { TeamRepository } from './members/team.repository.js';
import { ComposeRoles } from './roles/compose-roles.js';
import { RoleChange } from './roles/role-change.js';
import { RoleGrant } from './roles/role-grant.js';
import { RoleRepository } from './roles/role.repository.js';
import { RolesController } from './roles/roles.controller.js';
import { Authenticator } from './second-factor/authenticator.js';
import { SecondFactorRule } from './second-factor/second-factor-rule.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { ShowSecurity } from './second-factor/show-security.js';
import { StaffPasskeyRepository } from './second-factor/staff-passkey.repository.js';
import { StaffPasskeys } from './second-factor/staff-passkeys.js';
import { StaffSecurityController } from './second-factor/staff-security.controller.js';
import { EndStaffSessions } from './sessions/end-staff-sessions.js';
import { FinishSignIn } from './sessions/finish-sign-in.js';
import { SessionCookie, SignInStepCookie } from './sessions/session-cookie.js';
import { SignInStaff } from './sessions/sign-in-staff.js';
import { SignInStepRepository } from './sessions/sign-in-step.repository.js';
import { SignOutStaff } from './sessions/sign-out-staff.js';
import { SignedInReply } from './sessions/signed-in-reply.js';
import { StaffSessionController } from './sessions/staff-session.controller.js';
import { StaffSessionRepository } from './sessions/staff-session.repository.js';
import { StaffSessions } from './sessions/staff-sessions.js';
import { StaffSignIns } from './sessions/staff-sign-ins.js';
import { StaffRepository } from './staff.repository.js';
import { staffChallengeEntity } from './staff-challenge.entity.js';
import { staffEntity } from './staff.entity.js';
import { staffInvitationEntity } from './staff-invitation.entity.js';
import { staffPasskeyEntity } from './staff-passkey.entity.js';
import { staffRecoveryCodeEntity } from './staff-recovery-code.entity.js';
import { staffRoleEntity } from './staff-role.entity.js';
import { staffSessionEntity } from './staff-session.entity.js';
import { staffSignInStepEntity } from './staff-sign-in-step.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      staffChallengeEntity,
      staffEntity,
      staffInvitationEntity,
      staffPasskeyEntity,
      staffRecoveryCodeEntity,
      staffRoleEntity,
      staffSessionEntity,
      staffSignInStepEntity,
    ]),
    ApprovalsModule,
  ],
  controllers: [
    StaffSessionController,
    SecondFactorController,
    StaffSecurityController,
    TeamController,
    RolesController,
    InvitationsController,
  ],
  providers: [
    Employees,
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
    TeamListReader,
    TeamRepository,
    RoleRepository,
    TeamRules,
    TeamTrail,
    Invitations,
    RoleGrant,
    RoleChange,
    LookAfterStaff,
    ComposeRoles,
    ShowTeam,
  ],
  exports: [Employees, StaffSessions, StaffRepository, StaffSessionRepository],
})
export class StaffModule {}
