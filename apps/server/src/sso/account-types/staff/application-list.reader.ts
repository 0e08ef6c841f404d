import { Injectable } from '@nestjs/common';
import type { ApplicationRow, HandlerInput, HandlerReply, listApplications } from '@simpletread/contract';
import { maskEmail } from '@simpletread/domain';

import { containing, Database, type SqlRunner, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import type { AccountRow } from '../../accounts/index.js';
import type { AccountApplicationRow } from '../account-application.entity.js';

type Query = HandlerInput<typeof listApplications>['query'];
type Page = HandlerReply<typeof listApplications>;
type Column = NonNullable<Query['sort']>[0];

type ListedRow = Pick<
  AccountApplicationRow,
  'id' | 'account_id' | 'type' | 'company_name' | 'state' | 'source' | 'version' | 'created_at' | 'updated_at'
> &
  Pick<AccountRow, 'email' | 'first_name' | 'last_name'>;

/** The applications shown on one account's page. */
interface OneAccount {
  readonly accountId: string;
  readonly db: SqlRunner;
}

const IS_OPEN = "(p.state IN ('submitted', 'inReview', 'moreInfoAsked', 'awaitingApproval')) = ?";

const IS_OUR_TURN = "(p.state IN ('submitted', 'inReview')) = ?";

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

const rowOf = (row: ListedRow, seesContacts: boolean): ApplicationRow => ({
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

/** Applications for account types, with their applicants. */
@Injectable()
export class ApplicationListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  /** Returns the account's latest applications, `most` at most. */
  async ofAccount(accountId: string, most: number, seesContacts: boolean): Promise<Page['items']> {
    const one = { accountId, db: this.database };
    return (await this.page({ filter: {}, range: [0, most - 1] }, seesContacts, one)).items;
  }

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range }: Query,
    seesContacts: boolean,
    of?: OneAccount,
  ): Promise<Page> {
    const request = {
      where: [
        ...withIds('p.id', filter.id),
        ...when(of?.accountId, 'p.account_id = ?', (id) => [id]),
        ...when(
          filter.q,
          "a.first_name || ' ' || a.last_name || ' ' || coalesce(p.company_name, '') ILIKE ?",
          (q) => [containing(q)],
        ),
        ...when(filter.state, 'p.state = ?', (state) => [state]),
        ...when(filter.isOurTurn, IS_OUR_TURN, (isOurTurn) => [isOurTurn]),
        ...when(filter.isOpen, IS_OPEN, (isOpen) => [isOpen]),
        ...when(filter.type, 'p.type = ?', (type) => [type]),
      ],
      sort,
      range,
    };
    const { rows, total } = await this.lists.page<ListedRow, Column>(APPLICATIONS, request, of?.db);
    return { items: rows.map((row) => rowOf(row, seesContacts)), total };
  }
}
