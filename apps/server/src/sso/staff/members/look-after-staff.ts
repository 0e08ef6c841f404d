import { Injectable } from '@nestjs/common';
import { looksAfterStaff, ok, refuse, type Result } from '@simpletread/domain';

import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { LeavingStaff } from '../../../platform/work-owners/index.js';
import { SecondFactorRepository } from '../second-factor/second-factor.repository.js';
import { StaffPasskeyRepository } from '../second-factor/staff-passkey.repository.js';
import { StaffSessions } from '../sessions/staff-sessions.js';
import { Invitations } from '../invitations/invitations.js';
import { RoleGrant } from '../roles/role-grant.js';
import { RoleRepository } from '../roles/role.repository.js';
import { TeamRules } from './team-rules.js';
import { type TeamContext, TeamTrail } from './team-trail.js';
import { type Member, TeamRepository } from './team.repository.js';

interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly reason: string;
}

interface Reasoned {
  readonly version: number;
  readonly reason: string;
}

/** An admin's changes to a colleague's account. Each returns the id of the account. */
@Injectable()
export class LookAfterStaff {
  constructor(
    private readonly work: UnitOfWork,
    private readonly team: TeamRepository,
    private readonly roles: RoleRepository,
    private readonly rules: TeamRules,
    private readonly grant: RoleGrant,
    private readonly sessions: StaffSessions,
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: StaffPasskeyRepository,
    private readonly invitations: Invitations,
    private readonly trail: TeamTrail,
    private readonly leaving: LeavingStaff,
  ) {}

  invite({ email, name, role, reason }: Invitation, context: TeamContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      await this.team.lock(tx);
      const id = newId();
      if (!(await this.team.insert(tx, { id, email, name }))) return refuse('staff.emailTaken');
      const member = await this.team.find(tx, id);
      if (member === null) throw new Error('the new member of staff was not written');
      const asked = await this.grant.request(tx, member, { role, reason }, context);
      if (!asked.ok) return asked;
      const after = { email: member.email, name, role, reason };
      await this.record(tx, 'staff.invitation-requested', member, null, after, context);
      return ok(id);
    });
  }

  rename(
    staffId: string,
    { version, name }: { readonly version: number; readonly name: string },
    context: TeamContext,
  ): Promise<Result<string>> {
    return this.change(staffId, version, async (tx, member) => {
      await this.team.rename(tx, staffId, name);
      await this.record(tx, 'staff.renamed', member, { name: member.name }, { name }, context);
      return ok(staffId);
    });
  }

  requestRole(
    staffId: string,
    { version, role, reason }: Reasoned & { readonly role: string },
    context: TeamContext,
  ): Promise<Result<string>> {
    return this.ofColleague(staffId, version, context, async (tx, member) => {
      const terms = await this.roles.termsOf(tx, role);
      if (terms === null) return refuse('role.unknown');
      if (!looksAfterStaff(terms)) {
        const looked = await this.rules.staysLookedAfter(tx, ({ id }) => id === staffId);
        if (!looked.ok) return looked;
      }
      const asked = await this.grant.request(tx, member, { role, reason }, context);
      if (!asked.ok) return asked;
      await this.record(tx, 'staff.role-requested', member, { role: member.role }, { role, reason }, context);
      return ok(staffId);
    });
  }

  deactivate(staffId: string, { version, reason }: Reasoned, context: TeamContext): Promise<Result<string>> {
    return this.ofColleague(staffId, version, context, async (tx, member) => {
      const looked = await this.rules.staysLookedAfter(tx, ({ id }) => id === staffId);
      if (!looked.ok) return looked;
      await this.team.deactivate(tx, staffId);
      const endedSessions = await this.sessions.endOthers(tx, staffId, null);
      const freedWork = await this.leaving.free(tx, staffId);
      const after = { isActive: false, endedSessions, freedWork, reason };
      await this.record(tx, 'staff.deactivated', member, { isActive: member.isActive }, after, context);
      return ok(staffId);
    });
  }

  resetSecondFactor(
    staffId: string,
    { version, reason }: Reasoned,
    context: TeamContext,
  ): Promise<Result<string>> {
    return this.ofColleague(staffId, version, context, async (tx, member) => {
      await this.factors.removeAuthenticator(tx, staffId);
      for (const { id } of await this.passkeys.ofStaff(tx, staffId))
        await this.passkeys.remove(tx, staffId, id);
      const endedSessions = await this.sessions.endOthers(tx, staffId, null);
      await this.team.newVersion(tx, staffId);
      const before = { hasSecondFactor: member.hasSecondFactor };
      const after = { hasSecondFactor: false, endedSessions, reason };
      await this.record(tx, 'staff.second-factor-reset', member, before, after, context);
      return ok(staffId);
    });
  }

  inviteAgain(staffId: string, context: TeamContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      await this.team.lock(tx);
      const member = await this.team.find(tx, staffId);
      if (member === null || !member.isActive) return refuse('record.missing');
      if (member.hasPassword) return refuse('staff.joined');
      const sent = await this.invitations.send(tx, { ...member, staffId }, context.staff);
      if (!sent.ok) return sent;
      await this.record(tx, 'staff.invited-again', member, null, { email: member.email }, context);
      return ok(staffId);
    });
  }

  /** Changes that staff may not make to their own account. */
  private ofColleague(
    staffId: string,
    version: number,
    context: TeamContext,
    act: (tx: Transaction, member: Member) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    if (context.staff.staffId === staffId) return Promise.resolve(refuse('staff.ownAccount'));
    return this.change(staffId, version, act);
  }

  private change(
    staffId: string,
    version: number,
    act: (tx: Transaction, member: Member) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      await this.team.lock(tx);
      const member = await this.team.find(tx, staffId);
      if (member === null) return refuse('record.missing');
      return member.version === version ? act(tx, member) : refuse('record.stale');
    });
  }

  private record(
    tx: Transaction,
    action: string,
    { id }: Member,
    before: object | null,
    after: object | null,
    context: TeamContext,
  ): Promise<void> {
    return this.trail.record(tx, { action, subjectType: 'staff', subjectId: id, before, after }, context);
  }
}
