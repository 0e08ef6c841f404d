import type { Provider } from '@nestjs/common';

import { ComposeRoles } from './compose-roles.js';
import { Invitations } from './invitations.js';
import { InvitationsController } from './invitations.controller.js';
import { LookAfterStaff } from './look-after-staff.js';
import { RoleChange } from './role-change.js';
import { RoleGrant } from './role-grant.js';
import { RoleRepository } from './role.repository.js';
import { RolesController } from './roles.controller.js';
import { ShowTeam } from './show-team.js';
import { TeamController } from './team.controller.js';
import { TeamRepository } from './team.repository.js';
import { TeamRules } from './team-rules.js';
import { TeamTrail } from './team-trail.js';

export const MANAGEMENT_CONTROLLERS = [TeamController, RolesController, InvitationsController];

export const MANAGEMENT_PROVIDERS: Provider[] = [
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
];
