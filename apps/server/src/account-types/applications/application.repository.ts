import { Injectable } from '@nestjs/common';
import type { AccountTypeName, ApplicationState, PriceGroup } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { Application, ApplicationEntry, Proposal } from './application.js';

interface ApplicationRow {
  readonly id: string;
  readonly account_id: string;
  readonly source: Application['source'];
  readonly type: AccountTypeName;
  readonly state: ApplicationState;
  readonly company_name: string | null;
  readonly price_group: PriceGroup | null;
  readonly tax_certificate: string | null;
  readonly tax_exempt_until: Date | null;
  readonly ends_at: Date | null;
  readonly proposed_by: string | null;
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const SELECT = `SELECT id, account_id, source, type, state, company_name, price_group, tax_certificate, tax_exempt_until, ends_at,
  proposed_by, version, created_at, updated_at FROM account_types.application`;

const proposalOf = (row: ApplicationRow): Proposal | null => {
  if (row.price_group === null || row.proposed_by === null) return null;
  const { tax_certificate: certificate, tax_exempt_until: until } = row;
  return {
    priceGroup: row.price_group,
    taxExemption: certificate === null || until === null ? null : { certificate, until },
    until: row.ends_at,
    proposedBy: row.proposed_by,
  };
};

const applicationOf = (row: ApplicationRow): Application => ({
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
    const row = await db.one<ApplicationRow>([SELECT, 'WHERE id = $1'].join(' '), [id]);
    return row === null ? null : applicationOf(row);
  }

  /** Held until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Application | null> {
    const row = await tx.one<ApplicationRow>([SELECT, 'WHERE id = $1 FOR UPDATE'].join(' '), [id]);
    return row === null ? null : applicationOf(row);
  }

  /** The customer's own, held until the transaction ends; another's and a missing one are the same null. */
  async lockOwn(tx: Transaction, id: string, accountId: string): Promise<Application | null> {
    const row = await tx.one<ApplicationRow>(
      [SELECT, "WHERE id = $1 AND account_id = $2 AND source = 'customer' FOR UPDATE"].join(' '),
      [id, accountId],
    );
    return row === null ? null : applicationOf(row);
  }

  /** What a customer applied for, the newest first; only that of `id` where it is given. */
  async own(accountId: string, id: string | null, db: SqlRunner = this.database): Promise<Application[]> {
    const rows = await db.query<ApplicationRow>(
      [
        SELECT,
        `WHERE account_id = $1 AND source = 'customer' AND ($2::uuid IS NULL OR id = $2) ORDER BY created_at DESC, id`,
      ].join(' '),
      [accountId, id],
    );
    return rows.map(applicationOf);
  }

  /** How many a customer sent within a day. */
  async countOfDay(tx: Transaction, accountId: string): Promise<number> {
    const row = await tx.one<{ count: number }>(
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
    await tx.execute(
      `UPDATE account_types.application SET state = $2, version = version + 1, updated_at = now() WHERE id = $1`,
      [id, state],
    );
  }

  /** Moves the application to where its proposal waits. */
  async propose(
    tx: Transaction,
    id: string,
    state: ApplicationState,
    companyName: string | null,
    { priceGroup, taxExemption, until, proposedBy }: Proposal,
  ): Promise<void> {
    await tx.execute(
      `UPDATE account_types.application SET state = $2, company_name = $3, price_group = $4, tax_certificate = $5,
         tax_exempt_until = $6, ends_at = $7, proposed_by = $8, version = version + 1, updated_at = now() WHERE id = $1`,
      [
        id,
        state,
        companyName,
        priceGroup,
        taxExemption?.certificate ?? null,
        taxExemption?.until ?? null,
        until,
        proposedBy,
      ],
    );
  }

  async addEntry(tx: Transaction, id: string, entry: Omit<ApplicationEntry, 'at'>): Promise<void> {
    await tx.execute(
      `INSERT INTO account_types.application_entry (id, application_id, event, by_kind, by_name, text, is_internal)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), id, entry.event, entry.byKind, entry.byName, entry.text, entry.isInternal],
    );
  }

  /** Everything that was written, the oldest first. */
  entries(id: string, db: SqlRunner = this.database): Promise<ApplicationEntry[]> {
    return db.query<ApplicationEntry>(
      `SELECT at, event, by_kind AS "byKind", by_name AS "byName", text, is_internal AS "isInternal"
       FROM account_types.application_entry WHERE application_id = $1 ORDER BY at, id`,
      [id],
    );
  }

  /** For whoever leaves: open applications are withdrawn, and what was written goes. */
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
