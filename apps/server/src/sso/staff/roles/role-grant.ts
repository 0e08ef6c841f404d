import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  canGive,
  cents,
  formatMoney,
  looksAfterStaff,
  ok,
  refuse,
  type Result,
  type RoleTerms,
  permissionLabel,
} from '@simpletread/domain';

import {
  type Approval,
  type ApprovalContext,
  type ApprovalHandler,
  ApprovalKinds,
  type ApprovalPreview,
  Approvals,
  type EndedOtherwise,
} from '../../approvals/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { StaffSessions } from '../sessions/staff-sessions.js';
import { Invitations } from '../invitations/invitations.js';
import { RoleRepository } from './role.repository.js';
import { TeamRules, termsOfMember } from '../members/team-rules.js';
import { type TeamContext, TeamTrail } from '../members/team-trail.js';
import { type Member, TeamRepository } from '../members/team.repository.js';

interface Granted {
  readonly role: string;
  readonly permissions: readonly string[];
  readonly refundLimit: number;
}

const sameTerms = (granted: Granted, { permissions, refundLimit }: RoleTerms): boolean =>
  granted.refundLimit === refundLimit && granted.permissions.join() === permissions.join();

const grantedOf = (payload: object): Granted => payload as Granted;

/** The meaning of these terms, in sentences. */
export const termsInWords = ({ permissions, refundLimit }: RoleTerms): string[] => [
  ...permissions.map((permission) => `${permissionLabel(permission)}.`),
  ...(refundLimit > 0 ? [`Refund up to ${formatMoney(refundLimit)} without approval.`] : []),
];

/** Gives people roles. It takes two: one asks, another approves. */
@Injectable()
export class RoleGrant implements ApprovalHandler, OnModuleInit {
  readonly kind = 'staff.role';

  constructor(
    private readonly kinds: ApprovalKinds,
    private readonly approvals: Approvals,
    private readonly database: Database,
    private readonly team: TeamRepository,
    private readonly roles: RoleRepository,
    private readonly rules: TeamRules,
    private readonly sessions: StaffSessions,
    private readonly invitations: Invitations,
    private readonly trail: TeamTrail,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  /** Requests `role` for `member`, under the team's lock. */
  async request(
    tx: Transaction,
    member: Member,
    { role, reason }: { readonly role: string; readonly reason: string },
    context: TeamContext,
  ): Promise<Result<Approval, 'role.unknown' | 'role.beyondOwn' | 'approval.pending'>> {
    const terms = await this.roles.termsOf(tx, role);
    if (terms === null) return refuse('role.unknown');
    const given = canGive(context.staff, terms);
    if (!given.ok) return given;
    if ((await this.approvals.pending(tx, this.kind, member.id)) !== null) return refuse('approval.pending');
    return this.approvals.request(
      tx,
      {
        kind: this.kind,
        subjectType: 'staff',
        subjectId: member.id,
        subjectLabel: member.name,
        summary: `Give ${member.name} (${member.email}) the role ${role}`,
        amount: null,
        grants: terms.permissions,
        concerns: member.id,
        payload: {
          role,
          permissions: terms.permissions,
          refundLimit: terms.refundLimit,
        } satisfies Granted,
        reason,
      },
      context,
    );
  }

  async preview({ subjectId, payload }: Approval): Promise<ApprovalPreview> {
    const granted = grantedOf(payload);
    const member = await this.team.find(this.database, subjectId);
    const terms = await this.roles.termsOf(this.database, granted.role);
    const fault = this.obstacle(granted, member, terms);
    if (!fault.ok || member === null || terms === null)
      return { effects: [], fault: fault.ok ? null : fault.fault };
    const effects = [
      member.role === '' || !member.isActive
        ? `${member.name} gets access to the console as ${granted.role}.`
        : `${member.name} becomes ${granted.role} and is no longer ${member.role}.`,
      ...(member.hasPassword ? [] : [`${member.email} gets an invitation by email.`]),
      ...termsInWords(terms),
    ];
    return { effects, fault: null };
  }

  async approve(
    tx: Transaction,
    { subjectId, payload, requestedByName }: Approval,
    context: ApprovalContext,
  ): Promise<Result<unknown>> {
    await this.team.lock(tx);
    const granted = grantedOf(payload);
    const member = await this.team.find(tx, subjectId);
    const terms = await this.roles.termsOf(tx, granted.role);
    const possible = this.obstacle(granted, member, terms);
    if (!possible.ok || member === null || terms === null) return possible;
    // The limit is money that the new holder may give away: the second person must be allowed as much.
    const given = canGive(context.staff, terms);
    if (!given.ok) return given;
    if (!looksAfterStaff(terms)) {
      const looked = await this.rules.staysLookedAfter(tx, ({ id }) => id === member.id);
      if (!looked.ok) return looked;
    }
    await this.team.giveRole(tx, member.id, granted.role);
    await this.sessions.endOthers(tx, member.id, null);
    if (!member.hasPassword) {
      const sent = await this.invitations.send(tx, { ...member, staffId: member.id }, context.staff);
      if (!sent.ok) return sent;
    }
    await this.trail.record(
      tx,
      {
        action: 'staff.role-given',
        subjectType: 'staff',
        subjectId: member.id,
        before: {
          role: member.role,
          isActive: member.isActive,
          permissions: termsOfMember(member).permissions,
        },
        after: {
          role: granted.role,
          isActive: true,
          permissions: terms.permissions,
          requestedBy: requestedByName,
        },
      },
      context,
    );
    return ok(null);
  }

  /** A person who was only invited is deleted again. */
  async drop(
    tx: Transaction,
    { subjectId }: Approval,
    state: EndedOtherwise,
    context: ApprovalContext | null,
  ): Promise<void> {
    await this.team.lock(tx);
    const member = await this.team.find(tx, subjectId);
    if (member === null || !(await this.team.removeUninvited(tx, subjectId))) return;
    const { name, email } = member;
    const change = { before: { name, email }, after: { invitation: state } };
    await this.trail.record(
      tx,
      { action: 'staff.not-invited', subjectType: 'staff', subjectId, ...change },
      context,
    );
  }

  private obstacle(
    granted: Granted,
    member: Member | null,
    terms: RoleTerms | null,
  ): Result<null, 'record.missing' | 'role.unknown' | 'record.stale'> {
    if (member === null) return refuse('record.missing');
    if (terms === null) return refuse('role.unknown');
    return sameTerms({ ...granted, refundLimit: cents(granted.refundLimit) }, terms)
      ? ok(null)
      : refuse('record.stale');
  }
}
