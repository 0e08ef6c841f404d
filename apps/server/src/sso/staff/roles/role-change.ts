import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Cents,
  canGive,
  gainedBy,
  ok,
  refuse,
  type Result,
  type RoleTerms,
  type StaffPermission,
  permissionLabel,
} from '@simpletread/domain';

import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  Approvals,
} from '../../approvals/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { type ComposedRoleRecord, RoleRepository } from './role.repository.js';
import { type TeamContext, TeamTrail } from '../members/team-trail.js';
import { TeamRepository } from '../members/team.repository.js';

interface Widened {
  readonly version: number;
  readonly permissions: readonly StaffPermission[];
  readonly refundLimit: Cents;
}

const widenedOf = (payload: object): Widened => payload as Widened;

/** Changes the terms of composed roles. More rights need a second person's approval. */
@Injectable()
export class RoleChange implements ApprovalHandler, OnModuleInit {
  readonly kind = 'role.change';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly approvals: Approvals,
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly roles: RoleRepository,
    private readonly trail: TeamTrail,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  async request(
    tx: Transaction,
    role: ComposedRoleRecord,
    terms: RoleTerms,
    reason: string,
    context: TeamContext,
  ): Promise<Result<Approval, 'approval.pending'>> {
    if ((await this.approvals.pending(tx, this.kind, role.name)) !== null) return refuse('approval.pending');
    const payload: Widened = { version: role.version, ...terms };
    return this.approvals.request(
      tx,
      {
        kind: this.kind,
        subjectType: 'role',
        subjectId: role.name,
        subjectLabel: role.name,
        summary: `Extend the role ${role.name}, which is in use`,
        amount: null,
        grants: gainedBy(role, terms),
        concerns: null,
        payload,
        reason,
      },
      context,
    );
  }

  /** Sessions read their role again every few seconds, so no one has to sign in again. */
  async apply(
    tx: Transaction,
    { name, permissions, refundLimit }: ComposedRoleRecord,
    terms: RoleTerms,
    why: object,
    context: TeamContext,
  ): Promise<void> {
    await this.roles.update(tx, name, terms);
    const change = { before: { permissions, refundLimit }, after: { ...terms, ...why } };
    await this.trail.record(
      tx,
      { action: 'role.changed', subjectType: 'role', subjectId: name, ...change },
      context,
    );
  }

  async preview({ subjectId, payload }: Approval): Promise<ApprovalPreview> {
    const widened = widenedOf(payload);
    const found = await this.current(this.database, subjectId, widened);
    if (!found.ok) return { effects: [], fault: found.fault };
    const role = found.value;
    const holders = (await this.roles.holders(this.database)).get(role.name) ?? 0;
    const lost = gainedBy(widened, role);
    return {
      effects: [
        `${holders} ${holders === 1 ? 'person' : 'people'} with the role ${role.name} gain:`,
        ...gainedBy(role, widened).map((permission) => `${permissionLabel(permission)}.`),
        ...lost.map((permission) => `No longer: ${permissionLabel(permission).toLowerCase()}.`),
      ],
      fault: null,
    };
  }

  async approve(
    tx: Transaction,
    { subjectId, payload, reason, requestedByName }: Approval,
    context: ApprovalContext,
  ): Promise<Result<unknown>> {
    await this.team.lock(tx);
    const widened = widenedOf(payload);
    const found = await this.current(tx, subjectId, widened);
    if (!found.ok) return found;
    const given = canGive(context.staff, widened);
    if (!given.ok) return given;
    if (context.staff.role === subjectId) return refuse('approval.ownRequest');
    const { permissions, refundLimit } = widened;
    const why = { reason, requestedBy: requestedByName };
    await this.apply(tx, found.value, { permissions, refundLimit }, why, context);
    return ok(null);
  }

  /** Nothing waited but the request itself. */
  async drop(): Promise<void> {
    return Promise.resolve();
  }

  private async current(
    db: Database | Transaction,
    name: string,
    { version }: Widened,
  ): Promise<Result<ComposedRoleRecord, 'record.missing' | 'record.stale'>> {
    const role = await this.roles.find(db, name);
    if (role === null) return refuse('record.missing');
    return role.version === version ? ok(role) : refuse('record.stale');
  }
}
