import { Injectable } from '@nestjs/common';
import {
  type Cents,
  composeRole,
  gainedBy,
  looksAfterStaff,
  ok,
  canGive,
  refuse,
  type Result,
  type RoleTerms,
  type StaffPermission,
} from '@simpletread/domain';

import { isStale, type SeenVersion, UnitOfWork } from '../../../platform/database/index.js';
import { RoleChange } from './role-change.js';
import { RoleRepository } from './role.repository.js';
import { TeamRules } from '../members/team-rules.js';
import { type TeamContext, TeamTrail } from '../members/team-trail.js';
import { TeamRepository } from '../members/team.repository.js';

interface NewRole {
  readonly name: string;
  readonly permissions: readonly StaffPermission[];
  readonly refundLimitInCents: Cents;
}

interface ChangedRole extends NewRole {
  readonly version: number;
  /** Needed only for a request of approval. */
  readonly reason: string | null;
}

/** Composes roles of permissions; each returns the name of the role. */
@Injectable()
export class ComposeRoles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly team: TeamRepository,
    private readonly roles: RoleRepository,
    private readonly rules: TeamRules,
    private readonly widening: RoleChange,
    private readonly trail: TeamTrail,
  ) {}

  create({ name, permissions, refundLimitInCents }: NewRole, context: TeamContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const role = composeRole(context.staff, name, permissions);
      if (!role.ok) return role;
      const terms = { permissions: role.value.permissions, refundLimit: refundLimitInCents };
      const given = canGive(context.staff, terms);
      if (!given.ok) return given;
      await this.team.lock(tx);
      if (!(await this.roles.insert(tx, role.value.name, terms))) return refuse('role.nameTaken');
      const change = { action: 'role.created', subjectId: role.value.name, before: null, after: terms };
      await this.trail.record(tx, { subjectType: 'role', ...change }, context);
      return ok(role.value.name);
    });
  }

  /** A change that gives holders more rights waits for a second person. Others take effect at once. */
  change(
    { name, version, permissions, refundLimitInCents, reason }: ChangedRole,
    context: TeamContext,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      await this.team.lock(tx);
      const role = await this.roles.find(tx, name);
      if (role === null) return refuse('record.missing');
      if (role.version !== version) return refuse('record.stale');
      const composed = composeRole(context.staff, role.name, permissions);
      if (!composed.ok) return composed;
      const terms: RoleTerms = {
        permissions: composed.value.permissions,
        refundLimit: refundLimitInCents,
      };
      const given = canGive(context.staff, terms);
      if (!given.ok) return given;
      if (context.staff.role === role.name) return refuse('staff.ownAccount');
      if (!looksAfterStaff(terms)) {
        const looked = await this.rules.staysLookedAfter(tx, (member) => member.role === role.name);
        if (!looked.ok) return looked;
      }
      const isHeld = ((await this.roles.holders(tx)).get(role.name) ?? 0) > 0;
      if (isHeld && gainedBy(role, terms).length > 0) {
        if (reason === null) return refuse('approval.reasonRequired');
        const asked = await this.widening.request(tx, role, terms, reason, context);
        return asked.ok ? ok(role.name) : asked;
      }
      await this.widening.apply(tx, role, terms, { reason }, context);
      return ok(role.name);
    });
  }

  remove(name: string, seen: SeenVersion, context: TeamContext): Promise<Result<undefined>> {
    return this.work.run(async (tx): Promise<Result<undefined>> => {
      await this.team.lock(tx);
      const role = await this.roles.find(tx, name);
      if (role === null) return refuse('record.missing');
      if (isStale(role.version, seen)) return refuse('record.stale');
      if (((await this.roles.holders(tx)).get(role.name) ?? 0) > 0) return refuse('role.inUse');
      await this.roles.remove(tx, role.name);
      const { permissions, refundLimit } = role;
      const before = { permissions, refundLimit };
      await this.trail.record(
        tx,
        { action: 'role.deleted', subjectType: 'role', subjectId: role.name, before, after: null },
        context,
      );
      return ok(undefined);
    });
  }
}
