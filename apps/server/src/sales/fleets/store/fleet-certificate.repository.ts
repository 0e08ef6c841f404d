import { Injectable } from '@nestjs/common';
import { exemptionStateName, ok, refuse, type Result } from '@simpletread/domain';

import {
  type Computed,
  isUniqueViolation,
  type SqlRunner,
  type Transaction,
} from '../../../platform/database/index.js';
import type { FleetEntityRow } from './fleet.entity.js';
import { fleetCertificateEntity, type FleetCertificateRow } from './fleet-certificate.entity.js';

const LOCKED = 'SELECT * FROM sales.fleet_certificate WHERE id = $1 FOR UPDATE';
const WITHDRAW =
  'UPDATE sales.fleet_certificate SET withdrawn_at = now(), version = version + 1 WHERE id = $1';
/** $1 is the account. Today is the database’s: money depends on it. */
const OF_BUYER = `
  SELECT f.name, (now() AT TIME ZONE 'America/New_York')::date::text AS today,
    (SELECT coalesce(json_agg(json_build_object('id', c.id, 'state', c.state, 'number', c.number, 'validUntil', c.valid_until)
       ORDER BY c.valid_until, c.id), '[]')
     FROM sales.fleet_certificate c WHERE c.fleet_id = f.id AND c.withdrawn_at IS NULL) AS certificates,
    EXISTS (SELECT FROM sales.fleet_certificate c WHERE c.fleet_id = f.id) AS "hasCertificates"
  FROM sales.fleet_account a JOIN sales.fleet f ON f.id = a.fleet_id AND f.state = 'active' WHERE a.account_id = $1`;
/** The certificate $1 as one of the buyer $2, kept from being withdrawn until the transaction ends. */
const KEPT = `
  SELECT c.state, c.valid_until, c.withdrawn_at, (clock_timestamp() AT TIME ZONE 'America/New_York')::date::text AS today
  FROM sales.fleet_certificate c JOIN sales.fleet f ON f.id = c.fleet_id AND f.state = 'active'
  JOIN sales.fleet_account a ON a.fleet_id = f.id AND a.account_id = $2 WHERE c.id = $1 FOR SHARE OF c`;

const NUMBER_INDEX = 'fleet_certificate_number';

export type BuyersFleet = Pick<FleetEntityRow, 'name'> &
  Computed<{
    today: string;
    /** True if it ever had any, also withdrawn ones. */
    hasCertificates: boolean;
    certificates: readonly {
      readonly id: string;
      readonly state: string;
      readonly number: string;
      readonly validUntil: string;
    }[];
  }>;

type KeptRow = Pick<FleetCertificateRow, 'state' | 'valid_until' | 'withdrawn_at'> &
  Computed<{ today: string }>;

/** The only writer of exemption certificates. */
@Injectable()
export class FleetCertificateRepository {
  async insert(
    tx: Transaction,
    row: Pick<FleetCertificateRow, 'id' | 'fleet_id' | 'state' | 'number' | 'valid_until'>,
  ): Promise<Result<null, 'fleet.certificateTaken'>> {
    try {
      await tx.repository(fleetCertificateEntity).insert(row);
      return ok(null);
    } catch (error) {
      if (!isUniqueViolation(error, NUMBER_INDEX)) throw error;
      const { number, state } = row;
      return refuse('fleet.certificateTaken', { number, state: exemptionStateName(state) });
    }
  }

  /** The certificate that staff act on, locked in the version that they saw. */
  async held(
    tx: Transaction,
    id: string,
    version: number,
  ): Promise<Result<FleetCertificateRow, 'record.missing' | 'record.stale'>> {
    const row = await tx.one<FleetCertificateRow>(LOCKED, [id]);
    if (row === null) return refuse('record.missing');
    return row.version === version ? ok(row) : refuse('record.stale');
  }

  async withdraw(tx: Transaction, id: string): Promise<void> {
    await tx.execute(WITHDRAW, [id]);
  }

  /** The active fleet of an account, with all certificates that aren’t withdrawn. */
  ofBuyer(db: SqlRunner, accountId: string): Promise<BuyersFleet | null> {
    return db.one<BuyersFleet>(OF_BUYER, [accountId]);
  }

  keep(tx: Transaction, id: string, accountId: string): Promise<KeptRow | null> {
    return tx.one<KeptRow>(KEPT, [id, accountId]);
  }
}
