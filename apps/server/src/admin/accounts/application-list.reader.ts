import { Injectable } from '@nestjs/common';
import type { ApplicationRow, HandlerInput, HandlerReply, listApplications } from '@simpletread/contract';
import { type AccountTypeName, type ApplicationState, maskEmail } from '@simpletread/domain';

import { containing, when, withIds } from '../../platform/database/index.js';
import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listApplications>['query'];
type Page = HandlerReply<typeof listApplications>;
type Column = NonNullable<Query['sort']>[0];

interface ApplicationSqlRow {
  readonly id: string;
  readonly account_id: string;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly type: AccountTypeName;
  readonly company_name: string | null;
  readonly state: ApplicationState;
  readonly source: 'customer' | 'staff';
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const IS_OPEN = "(p.state IN ('submitted', 'inReview', 'moreInfoAsked', 'awaitingApproval')) = ?";

const APPLICATIONS: ListStatement<Column> = {
  columns: `p.id, p.account_id, a.email, a.first_name, a.last_name, p.type, p.company_name, p.state, p.source, p.version,
    p.created_at, p.updated_at`,
  details: '(account_types.application p JOIN identity.account a ON a.id = p.account_id)',
  from: 'account_types.application p JOIN identity.account a ON a.id = p.account_id',
  key: 'p.id',
  orderBy: {
    createdAt: { by: 'p.created_at' },
    updatedAt: { by: 'p.updated_at' },
    id: { by: 'p.id' },
  },
};

const rowOf = (row: ApplicationSqlRow, seesContacts: boolean): ApplicationRow => ({
  id: row.id,
  accountId: row.account_id,
  email: seesContacts ? (row.email ?? '') : maskEmail(row.email ?? ''),
  name: `${row.first_name} ${row.last_name}`.trim(),
  type: row.type,
  companyName: row.company_name,
  state: row.state,
  source: row.source,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Applications for account types, with who applied. */
@Injectable()
export class ApplicationListReader {
  constructor(private readonly lists: ListReader) {}

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range }: Query,
    seesContacts: boolean,
    accountId?: string,
  ): Promise<Page> {
    const { rows, total } = await this.lists.page<ApplicationSqlRow, Column>(APPLICATIONS, {
      where: [
        ...withIds('p.id', filter.id),
        ...when(accountId, 'p.account_id = ?', (id) => [id]),
        ...when(
          filter.q,
          "a.first_name || ' ' || a.last_name || ' ' || coalesce(p.company_name, '') ILIKE ?",
          (q) => [containing(q)],
        ),
        ...when(filter.state, 'p.state = ?', (state) => [state]),
        ...when(filter.isOpen, IS_OPEN, (isOpen) => [isOpen]),
        ...when(filter.type, 'p.type = ?', (type) => [type]),
      ],
      sort,
      range,
    });
    return { items: rows.map((row) => rowOf(row, seesContacts)), total };
  }
}
