import { Injectable } from '@nestjs/common';
import type { AccountRow, HandlerInput, HandlerReply, listAccounts } from '@simpletread/contract';
import { type AccountTypeName, maskEmail, rankedAccountTypes, type VerifiedGroup } from '@simpletread/domain';

import {
  type AsJson,
  type Computed,
  containing,
  Database,
  type Renamed,
  type SqlRunner,
  when,
  withIds,
} from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { AccountGrantRow } from '../../account-types/index.js';
import type { AccountRow as StoredAccountRow } from '../index.js';

type Query = HandlerInput<typeof listAccounts>['query'];
type Page = HandlerReply<typeof listAccounts>;
type Column = NonNullable<Query['sort']>[0];

type CompanyOfGrant = Pick<AccountGrantRow, 'type'> &
  Renamed<AccountGrantRow, { companyName: 'company_name' }>;

type ListedRow = Pick<
  StoredAccountRow,
  'id' | 'email' | 'first_name' | 'last_name' | 'is_active' | 'created_at'
> &
  Computed<{
    types: readonly AccountGrantRow['type'][];
    companies: readonly AsJson<CompanyOfGrant>[];
    is_crew_member: boolean;
    groups: VerifiedGroup[];
  }>;

/** Grants that count now, as `AccountGrantRepository` counts them. */
const IN_FORCE = `FROM account_types.account_grant g LEFT JOIN account_types.employer e ON e.id = g.employer_id
  WHERE g.account_id = a.id AND g.since <= now() AND (g.until IS NULL OR g.until > now())
    AND (g.employer_id IS NULL OR (e.is_active AND e.type = g.type AND g.employer_domain = ANY (e.domains)))`;

const ACCOUNTS: ListStatement<Column> = {
  columns: [
    'a.id, a.email, a.first_name, a.last_name, a.is_active, a.created_at,',
    'ARRAY(SELECT g.type',
    IN_FORCE,
    ") AS types, coalesce((SELECT jsonb_agg(jsonb_build_object('type', g.type, 'companyName', g.company_name))",
    IN_FORCE,
    `), '[]') AS companies,
     EXISTS (SELECT FROM account_types.crew_member c WHERE c.account_id = a.id) AS is_crew_member,
     ARRAY(SELECT r.group_name FROM verification.result r WHERE r.account_id = a.id AND r.until > now()) AS groups`,
  ].join(' '),
  details: 'identity.account a',
  from: 'identity.account a',
  key: 'a.id',
  orderBy: { createdAt: { by: 'a.created_at' }, email: { by: 'a.email' }, id: { by: 'a.id' } },
};

const rowOf = (row: ListedRow, seesContacts: boolean): AccountRow => {
  const accountTypes = [...rankedAccountTypes(row.types)];
  return {
    id: row.id,
    email: seesContacts ? (row.email ?? '') : maskEmail(row.email ?? ''),
    name: `${row.first_name} ${row.last_name}`,
    isActive: row.is_active,
    accountTypes,
    companyName: row.companies.find(({ type }) => type === accountTypes[0])?.companyName ?? null,
    isCrewMember: row.is_crew_member,
    verifiedGroups: row.groups,
    createdAt: row.created_at.toISOString(),
  };
};

/** Customers' accounts with their current standing, without erased ones. */
@Injectable()
export class AccountListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range }: Query,
    seesContacts: boolean,
    db?: SqlRunner,
  ): Promise<Page> {
    const named = seesContacts
      ? "a.first_name || ' ' || a.last_name || ' ' || a.email ILIKE ?"
      : "a.first_name || ' ' || a.last_name ILIKE ?";
    const request = {
      where: [
        { sql: 'a.erased_at IS NULL', params: [] },
        ...withIds('a.id', filter.id),
        ...when(filter.q, named, (q) => [containing(q)]),
        ...when(filter.type, this.typeCondition(filter.type), (type) => (type === 'Retail' ? [] : [type])),
        ...when(
          filter.isCrewMember,
          'EXISTS (SELECT FROM account_types.crew_member c WHERE c.account_id = a.id) = ?',
          (isMember) => [isMember],
        ),
        ...when(
          filter.verifiedGroup,
          'EXISTS (SELECT FROM verification.result r WHERE r.account_id = a.id AND r.until > now() AND r.group_name = ?)',
          (group) => [group],
        ),
      ],
      sort,
      range,
    };
    const { rows, total } = await this.lists.page<ListedRow, Column>(ACCOUNTS, request, db);
    return { items: rows.map((row) => rowOf(row, seesContacts)), total };
  }

  async find(id: string, seesContacts: boolean): Promise<AccountRow | null> {
    const { items } = await this.page({ filter: { id: [id] }, range: [0, 0] }, seesContacts, this.database);
    return items[0] ?? null;
  }

  /** An account without a type is a retail one. */
  private typeCondition(type: AccountTypeName | undefined): string {
    return type === 'Retail'
      ? ['NOT EXISTS (SELECT', IN_FORCE, ')'].join(' ')
      : ['EXISTS (SELECT', IN_FORCE, 'AND g.type = ?)'].join(' ');
  }
}
