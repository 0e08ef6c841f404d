import { Injectable } from '@nestjs/common';
import type { FleetRow, HandlerInput, listFleets, ListPage } from '@simpletread/contract';
import { mailboxOf, ok, refuse, type Result } from '@simpletread/domain';

import { type Computed, containing, Database, when, withIds } from '../../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../../platform/lists/index.js';
import { ENDING_CERTIFICATE, ownedBy, ownerOf, type WithOwner } from '../../../platform/work-owners/index.js';
import type { FleetEntityRow } from '../store/fleet.entity.js';
import { IS_DUE, IS_SOON } from './unit-rotation.sql.js';

type Query = HandlerInput<typeof listFleets>['query'];
type Column = NonNullable<Query['sort']>[0];

type ListedFleet = FleetEntityRow &
  Computed<
    WithOwner & {
      accounts:
        readonly { readonly accountId: string; readonly email: string; readonly name: string }[] | null;
      unit_count: number;
      due_count: number;
      soon_count: number;
      certificate_ends_on: string | null;
    }
  >;

const OF_FLEET = 'FROM sales.fleet_unit u WHERE u.fleet_id = f.id AND u.retired_at IS NULL';
const UNIT_COUNT = ['(SELECT count(*)::int', OF_FLEET, ')'].join(' ');
// A closed fleet is out of the rotation list.
const OF_ACTIVE = [OF_FLEET, "AND f.state = 'active' AND"].join(' ');
const DUE_COUNT = ['(SELECT count(*)::int', OF_ACTIVE, IS_DUE, ')'].join(' ');
const SOON_COUNT = ['(SELECT count(*)::int', OF_ACTIVE, IS_SOON, ')'].join(' ');

const CERTIFICATE_ENDS_ON = [
  "(CASE WHEN f.state = 'active' THEN (SELECT min(c.valid_until)",
  ENDING_CERTIFICATE,
  ') END)',
].join(' ');

const COLUMNS = [
  `f.*, (SELECT json_agg(json_build_object('accountId', a.id, 'email', a.email, 'name', concat_ws(' ', a.first_name, a.last_name)) ORDER BY a.email)
     FROM sales.fleet_account l JOIN identity.account a ON a.id = l.account_id WHERE l.fleet_id = f.id) AS accounts,`,
  [UNIT_COUNT, 'AS unit_count,', DUE_COUNT, 'AS due_count,', SOON_COUNT, 'AS soon_count,'].join(' '),
  [CERTIFICATE_ENDS_ON, 'AS certificate_ends_on,'].join(' '),
  ownerOf('fleets', 'f.id'),
].join(' ');

const FLEETS: ListStatement<Column> = {
  columns: COLUMNS,
  details: 'sales.fleet f',
  from: 'sales.fleet f',
  key: 'f.id',
  orderBy: {
    name: { by: 'lower(f.name)' },
    dueCount: { by: DUE_COUNT },
    unitCount: { by: UNIT_COUNT },
    certificateEndsOn: { by: CERTIFICATE_ENDS_ON },
    updatedAt: { by: 'f.updated_at' },
    id: { by: 'f.id' },
  },
};

const SEARCHED = `(f.name || ' ' || f.contact_name ILIKE ? OR f.mailbox = ? OR EXISTS (SELECT
  FROM sales.fleet_account l JOIN identity.account a ON a.id = l.account_id WHERE l.fleet_id = f.id AND a.email = lower(?)))`;

const rowOf = (row: ListedFleet): FleetRow => ({
  id: row.id,
  version: row.version,
  name: row.name,
  state: row.state,
  closeReason: row.close_reason,
  owner: row.owner,
  contactName: row.contact_name,
  email: row.email,
  phone: row.phone,
  note: row.note,
  accounts: [...(row.accounts ?? [])],
  unitCount: row.unit_count,
  dueCount: row.due_count,
  soonCount: row.soon_count,
  certificateEndsOn: row.certificate_ends_on,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Fleets with their counts, read from the primary: a logged rotation must count at once. */
@Injectable()
export class FleetListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
  ) {}

  async page(
    { filter = {}, sort = ['name', 'ASC'], range }: Query,
    staffId: string,
  ): Promise<ListPage<FleetRow>> {
    const where = [
      ...withIds('f.id', filter.id),
      ...when(filter.q, SEARCHED, (q) => [containing(q), mailboxOf(q.trim()), q.trim()]),
      ...when(filter.state, 'f.state = ?', (state) => [state]),
      ...when(filter.isDue, ['(', DUE_COUNT, '> 0) = ?'].join(' '), (isDue) => [isDue]),
      ...when(
        filter.isCertificateEnding,
        ['(', CERTIFICATE_ENDS_ON, 'IS NOT NULL) = ?'].join(' '),
        (isEnding) => [isEnding],
      ),
      ...ownedBy('fleets', 'f.id', filter.owner, staffId),
    ];
    const request = { where, sort, range };
    const { rows, total } = await this.lists.page<ListedFleet, Column>(FLEETS, request, this.database);
    return { items: rows.map(rowOf), total };
  }

  async find(id: string): Promise<Result<FleetRow, 'record.missing'>> {
    const sql = ['SELECT', COLUMNS, 'FROM sales.fleet f WHERE f.id = $1'].join(' ');
    const row = await this.database.one<ListedFleet>(sql, [id]);
    return row === null ? refuse('record.missing') : ok(rowOf(row));
  }
}
