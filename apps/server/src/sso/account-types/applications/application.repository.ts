import { Injectable } from '@nestjs/common';
import type { ApplicationState } from '@simpletread/domain';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import {
  type AccountApplicationEntryRow,
  accountApplicationEntryEntity,
} from '../account-application-entry.entity.js';
import { type AccountApplicationRow, accountApplicationEntity } from '../account-application.entity.js';
import type { Application, ApplicationEntry, Proposal } from './application.js';

type EntryRow = Pick<AccountApplicationEntryRow, 'at' | 'event' | 'text'> &
  Renamed<AccountApplicationEntryRow, { byKind: 'by_kind'; byName: 'by_name'; isInternal: 'is_internal' }>;

const SELECT = 'SELECT * FROM account_types.application';

/** The traces of an application's change beside its own columns. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

const proposalOf = (row: AccountApplicationRow): Proposal | null => {
  if (row.price_group === null || row.proposed_by === null) return null;
  const { tax_certificate: certificate, tax_exempt_until: until } = row;
  return {
    priceGroup: row.price_group,
    taxExemption: certificate === null || until === null ? null : { certificate, until },
    until: row.ends_at,
    proposedBy: row.proposed_by,
  };
};

const applicationOf = (row: AccountApplicationRow): Application => ({
  id: row.id,
  accountId: row.account_id,
  source: row.source,
  type: row.type,
  state: row.state,
  companyName: row.company_name,
  proposal: proposalOf(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The only SQL on applications and what was written about them. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly database: Database) {}

  async find(id: string, db: SqlRunner = this.database): Promise<Application | null> {
    const row = await db.one<AccountApplicationRow>([SELECT, 'WHERE id = $1'].join(' '), [id]);
    return row === null ? null : applicationOf(row);
  }

  /** Held until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Application | null> {
    const row = await tx.one<AccountApplicationRow>([SELECT, 'WHERE id = $1 FOR UPDATE'].join(' '), [id]);
    return row === null ? null : applicationOf(row);
  }

  /** The customer's own application, locked until the transaction ends. Null for another's and for a missing one. */
  async lockOwn(tx: Transaction, id: string, accountId: string): Promise<Application | null> {
    const row = await tx.one<AccountApplicationRow>(
      [SELECT, "WHERE id = $1 AND account_id = $2 AND source = 'customer' FOR UPDATE"].join(' '),
      [id, accountId],
    );
    return row === null ? null : applicationOf(row);
  }

  /** A customer's applications, the newest first; only `id` if given. */
  async own(accountId: string, id: string | null, db: SqlRunner = this.database): Promise<Application[]> {
    const rows = await db.query<AccountApplicationRow>(
      [
        SELECT,
        `WHERE account_id = $1 AND source = 'customer' AND ($2::uuid IS NULL OR id = $2) ORDER BY created_at DESC, id`,
      ].join(' '),
      [accountId, id],
    );
    return rows.map(applicationOf);
  }

  /** The number that a customer sent within a day. */
  async countOfDay(accountId: string, db: SqlRunner = this.database): Promise<number> {
    const row = await db.one<Computed<{ count: number }>>(
      `SELECT count(*)::int AS count FROM account_types.application
       WHERE account_id = $1 AND source = 'customer' AND created_at > now() - interval '1 day'`,
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** False where another one of the type is still open. */
  async insert(
    tx: Transaction,
    {
      id,
      accountId,
      source,
      type,
      state,
      companyName,
    }: Omit<Application, 'version' | 'createdAt' | 'updatedAt' | 'proposal'>,
  ): Promise<boolean> {
    const count = await tx.execute(
      `INSERT INTO account_types.application (id, account_id, source, type, state, company_name)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [id, accountId, source, type, state, companyName],
    );
    return count === 1;
  }

  async move(tx: Transaction, id: string, state: ApplicationState): Promise<void> {
    await tx.repository(accountApplicationEntity).update({ id }, { state, ...CHANGED });
  }

  /** Moves the application to where its proposal waits. */
  async propose(
    tx: Transaction,
    id: string,
    state: ApplicationState,
    companyName: string | null,
    { priceGroup, taxExemption, until, proposedBy }: Proposal,
  ): Promise<void> {
    await tx.repository(accountApplicationEntity).update(
      { id },
      {
        state,
        company_name: companyName,
        price_group: priceGroup,
        tax_certificate: taxExemption?.certificate ?? null,
        tax_exempt_until: taxExemption?.until ?? null,
        ends_at: until,
        proposed_by: proposedBy,
        ...CHANGED,
      },
    );
  }

  async addEntry(tx: Transaction, id: string, entry: Omit<ApplicationEntry, 'at'>): Promise<void> {
    await tx.repository(accountApplicationEntryEntity).insert({
      id: newId(),
      application_id: id,
      event: entry.event,
      by_kind: entry.byKind,
      by_name: entry.byName,
      text: entry.text,
      is_internal: entry.isInternal,
    });
  }

  /** Everything that was written, the oldest first. */
  entries(id: string, db: SqlRunner = this.database): Promise<ApplicationEntry[]> {
    return db.query<EntryRow>(
      `SELECT at, event, by_kind AS "byKind", by_name AS "byName", text, is_internal AS "isInternal"
       FROM account_types.application_entry WHERE application_id = $1 ORDER BY at, id`,
      [id],
    );
  }

  /** For account erasure: withdraws open applications and deletes their texts. */
  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(
      `UPDATE account_types.application SET state = 'withdrawn', version = version + 1, updated_at = now()
       WHERE account_id = $1 AND state NOT IN ('approved', 'refused', 'withdrawn')`,
      [accountId],
    );
    await tx.execute(
      `UPDATE account_types.application_entry SET text = ''
       WHERE application_id IN (SELECT id FROM account_types.application WHERE account_id = $1)`,
      [accountId],
    );
  }
}
