import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  ListPage,
  listRoles,
  listStaff,
  StaffMember,
  StaffRoleRow,
} from '@simpletread/contract';
import { ok, permissionsOf, refundLimitOf, refuse, type Result, STAFF_ROLES } from '@simpletread/domain';

import { type Approval, Approvals } from '../../approvals/index.js';
import { Database, ReadReplica } from '../../../platform/database/index.js';
import { pageOfRows } from '../../../platform/lists/index.js';
import { RoleRepository } from '../roles/role.repository.js';
import { termsOfMember } from './team-rules.js';
import { TeamListReader } from './team-list.reader.js';
import { type Member, TeamRepository } from './team.repository.js';

type RoleQuery = HandlerInput<typeof listRoles>['query'];

const stateOf = ({ role, isActive, hasPassword }: Member): StaffMember['state'] => {
  if (role === '') return 'waiting';
  if (!isActive) return 'deactivated';
  return hasPassword ? 'active' : 'invited';
};

const pendingOf = (approval: Approval | undefined): StaffMember['pendingRole'] =>
  approval === undefined
    ? null
    : {
        approvalId: approval.id,
        role: (approval.payload as { readonly role: string }).role,
        requestedBy: approval.requestedByName,
      };

const memberOf = (member: Member, approval: Approval | undefined): StaffMember => {
  const { permissions, refundLimit } = termsOfMember(member);
  return {
    id: member.id,
    email: member.email,
    name: member.name,
    role: member.role,
    state: stateOf(member),
    version: member.version,
    createdAt: member.createdAt.toISOString(),
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: member.hasSecondFactor,
    pendingRole: pendingOf(approval),
    permissions: [...permissions],
    refundLimitInCents: refundLimit,
  };
};

/** The staff and their roles, for admins. */
@Injectable()
export class ShowTeam {
  constructor(
    private readonly database: Database,
    private readonly replica: ReadReplica,
    private readonly list: TeamListReader,
    private readonly team: TeamRepository,
    private readonly roleRepository: RoleRepository,
    private readonly approvals: Approvals,
  ) {}

  async page(query: HandlerInput<typeof listStaff>['query']): Promise<ListPage<StaffMember>> {
    const { rows, total } = await this.list.page(query);
    const ids = rows.map(({ id }) => id);
    const waiting = await this.approvals.pendingAmong(this.replica, 'staff.role', ids);
    return { items: rows.map((row) => memberOf(row, waiting.get(row.id))), total };
  }

  async member(staffId: string): Promise<Result<StaffMember, 'record.missing'>> {
    const member = await this.team.find(this.database, staffId);
    if (member === null) return refuse('record.missing');
    const waiting = await this.approvals.pending(this.database, 'staff.role', staffId);
    return ok(memberOf(member, waiting ?? undefined));
  }

  async roles(): Promise<StaffRoleRow[]> {
    const [composed, holders] = await Promise.all([
      this.roleRepository.all(this.database),
      this.roleRepository.holders(this.database),
    ]);
    const names = composed.map(({ name }) => name);
    const waiting = await this.approvals.pendingAmong(this.database, 'role.change', names);
    const own = STAFF_ROLES.map((role): StaffRoleRow => ({
      id: role,
      permissions: [...permissionsOf(role)],
      refundLimitInCents: refundLimitOf(role),
      isOwn: true,
      version: null,
      holderCount: holders.get(role) ?? 0,
      pendingChange: null,
    }));
    return [
      ...own,
      ...composed.map(({ name, permissions, refundLimit, version }): StaffRoleRow => ({
        id: name,
        permissions: [...permissions],
        refundLimitInCents: refundLimit,
        isOwn: false,
        version,
        holderCount: holders.get(name) ?? 0,
        pendingChange: waiting.get(name)?.id ?? null,
      })),
    ];
  }

  async rolePage({ filter = {}, sort, range }: RoleQuery): Promise<ListPage<StaffRoleRow>> {
    const text = (filter.q ?? '').trim().toLowerCase();
    const found = (await this.roles()).filter(({ id }) => id.toLowerCase().includes(text));
    const byName = sort && { sort: { by: ({ id }: StaffRoleRow) => id, direction: sort[1] } };
    return pageOfRows(found, { ids: filter.id, range, ...byName });
  }

  async role(name: string): Promise<Result<StaffRoleRow, 'record.missing'>> {
    const found = (await this.roles()).find(({ id }) => id === name);
    return found === undefined ? refuse('record.missing') : ok(found);
  }
}
