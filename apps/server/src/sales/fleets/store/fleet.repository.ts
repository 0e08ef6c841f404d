import { Injectable } from '@nestjs/common';
import { mailboxOf, ok, refuse, type Result } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../../../platform/database/index.js';
import { fleetEntity, type FleetEntityRow } from './fleet.entity.js';
import type { FleetAccountRow } from './fleet-account.entity.js';

/** A fleet in the words of its representative. */
export interface FleetWords {
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
}

const LOCKED = 'SELECT * FROM sales.fleet WHERE id = $1 FOR UPDATE';
const SHARED = 'SELECT * FROM sales.fleet WHERE id = $1 FOR SHARE';
const LINK =
  'INSERT INTO sales.fleet_account (account_id, fleet_id) VALUES ($1, $2) ON CONFLICT (account_id) DO NOTHING';
const UNLINK = 'DELETE FROM sales.fleet_account WHERE account_id = $1 AND fleet_id = $2';
const OF_ACCOUNT = `
  SELECT f.id, f.name FROM sales.fleet_account a JOIN sales.fleet f ON f.id = a.fleet_id WHERE a.account_id = $1`;

const EXEMPT = `
  SELECT 1 AS found FROM sales.fleet_certificate
  WHERE fleet_id = $1 AND withdrawn_at IS NULL AND valid_until >= (clock_timestamp() AT TIME ZONE 'America/New_York')::date LIMIT 1`;

const columnsOf = ({ name, contactName, email, phone, note }: FleetWords) => ({
  ...{ name, contact_name: contactName, email, phone, note },
  mailbox: mailboxOf(email),
});

/** The only writer of fleets and their accounts, but for forgetting people. */
@Injectable()
export class FleetRepository {
  async insert(tx: Transaction, id: string, words: FleetWords): Promise<void> {
    await tx.repository(fleetEntity).insert({ id, ...columnsOf(words) });
  }

  lock(tx: Transaction, id: string): Promise<FleetEntityRow | null> {
    return tx.one<FleetEntityRow>(LOCKED, [id]);
  }

  /** The fleet that staff act on, locked in the version that they saw. */
  async held(
    tx: Transaction,
    id: string,
    version: number,
  ): Promise<Result<FleetEntityRow, 'record.missing' | 'record.stale'>> {
    const row = await this.lock(tx, id);
    if (row === null) return refuse('record.missing');
    return row.version === version ? ok(row) : refuse('record.stale');
  }

  /** True if a certificate exempts its accounts somewhere. With the fleet locked, none is added meanwhile. */
  async isExempt(tx: Transaction, id: string): Promise<boolean> {
    return (await tx.one(EXEMPT, [id])) !== null;
  }

  /** The fleet of a unit that is written, kept open meanwhile. */
  async open(
    tx: Transaction,
    id: string,
    lock: 'share' | 'update',
  ): Promise<Result<FleetEntityRow, 'record.missing' | 'fleet.closed'>> {
    const row = await tx.one<FleetEntityRow>(lock === 'share' ? SHARED : LOCKED, [id]);
    if (row === null) return refuse('record.missing');
    return row.state === 'active' ? ok(row) : refuse('fleet.closed');
  }

  async write(tx: Transaction, id: string, words: FleetWords): Promise<void> {
    await this.change(tx, id, columnsOf(words));
  }

  async move(
    tx: Transaction,
    id: string,
    columns: Pick<FleetEntityRow, 'state' | 'close_reason'>,
  ): Promise<void> {
    await this.change(tx, id, columns);
  }

  /** False if the account belongs to a fleet already. */
  async link(tx: Transaction, id: string, accountId: string): Promise<boolean> {
    if ((await tx.execute(LINK, [accountId, id])) !== 1) return false;
    await this.change(tx, id, {});
    return true;
  }

  /** False if the account isn’t the fleet’s. */
  async unlink(tx: Transaction, id: string, accountId: string): Promise<boolean> {
    if ((await tx.execute(UNLINK, [accountId, id])) !== 1) return false;
    await this.change(tx, id, {});
    return true;
  }

  fleetOf(
    db: SqlRunner,
    accountId: FleetAccountRow['account_id'],
  ): Promise<Pick<FleetEntityRow, 'id' | 'name'> | null> {
    return db.one<Pick<FleetEntityRow, 'id' | 'name'>>(OF_ACCOUNT, [accountId]);
  }

  private async change(tx: Transaction, id: string, columns: Partial<FleetEntityRow>): Promise<void> {
    await tx.repository(fleetEntity).update({ id }, {
      ...columns,
      version: () => 'version + 1',
      updated_at: () => 'now()',
    } as never);
  }
}
