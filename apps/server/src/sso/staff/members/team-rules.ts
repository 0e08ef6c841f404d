import { Injectable } from '@nestjs/common';
import { looksAfterStaff, ok, refuse, type Result, type RoleTerms } from '@simpletread/domain';

import type { SqlRunner } from '../../../platform/database/index.js';
import { sessionStaffOf } from '../sessions/session-staff.js';
import { type Member, TeamRepository } from './team.repository.js';

/** The current rights of `member`, by role. */
export const termsOfMember = (member: Member): RoleTerms =>
  sessionStaffOf({
    id: member.id,
    email: member.email,
    name: member.name,
    role: member.role,
    permissions: member.permissions,
    refund_limit_in_cents: member.refundLimit,
  });

const canLookAfterStaff = (member: Member): boolean =>
  member.isActive && member.hasPassword && looksAfterStaff(termsOfMember(member));

/** Rules about the whole team; checked under the team's lock. */
@Injectable()
export class TeamRules {
  constructor(private readonly team: TeamRepository) {}

  /** Someone must be able to manage the staff after those of `leaving` no longer can. */
  async staysLookedAfter(
    db: SqlRunner,
    leaving: (member: Member) => boolean,
  ): Promise<Result<null, 'staff.lastAdmin'>> {
    const able = (await this.team.active(db)).filter(canLookAfterStaff);
    const isLosing = able.some(leaving);
    return isLosing && able.every(leaving) ? refuse('staff.lastAdmin') : ok(null);
  }
}
