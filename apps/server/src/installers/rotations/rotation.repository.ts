import { Injectable } from '@nestjs/common';
import { rotationBookingMachine, type RotationsSoFar, type RotationBookingState } from '@simpletread/domain';

import { type Computed, Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { RotationRow } from './rotation.entity.js';

// One at a time per customer and per phone number, so rotations booked at once count each other.
const ONE_BY_ONE =
  "SELECT pg_advisory_xact_lock(hashtextextended('rotation ' || who, 0)) FROM unnest($1::text[]) who ORDER BY who";

const SO_FAR = `
  SELECT count(*) FILTER (WHERE state = 'booked' AND begins_at > clock_timestamp())::int AS ahead,
    count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS "lastDay"
  FROM rotations.rotation
  WHERE (account_id = $1 OR phone = $2)
    AND (begins_at > clock_timestamp() OR created_at > now() - interval '1 day')`;

const END_BEGUN = `
  UPDATE rotations.rotation SET state = $2, updated_at = now()
  WHERE vehicle_id = $1 AND state = 'booked' AND begins_at <= clock_timestamp()`;

const INSERT = `
  INSERT INTO rotations.rotation (id, account_id, vehicle_id, vehicle, shop_id, phone, state, begins_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (vehicle_id) WHERE state = 'booked' DO NOTHING`;

const OF_ACCOUNT = `
  SELECT * FROM rotations.rotation
  WHERE account_id = $1 AND state <> 'cancelled' AND begins_at > now() - interval '30 days'
  ORDER BY begins_at LIMIT 50`;

const ALL = 'SELECT * FROM rotations.rotation WHERE account_id = $1 ORDER BY begins_at';

const OWN = "SELECT * FROM rotations.rotation WHERE id = $1 AND account_id = $2 AND state = 'booked'";
const LOCKED = [OWN, 'FOR UPDATE'].join(' ');

const AHEAD_AT = `
  SELECT id FROM rotations.rotation
  WHERE account_id = $1 AND shop_id = $2 AND state = 'booked' AND begins_at > now()`;

const CHANGE = `
  UPDATE rotations.rotation SET state = $2, begins_at = $3, moves = $4, version = version + 1, updated_at = now()
  WHERE id = $1`;

const FORGET = "UPDATE rotations.rotation SET phone = '', vehicle = 'Erased' WHERE account_id = $1";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The only SQL on booked rotations, besides that of staff. */
@Injectable()
export class RotationRepository {
  constructor(private readonly database: Database) {}

  async oneByOne(tx: Transaction, who: readonly string[]): Promise<void> {
    await tx.query(ONE_BY_ONE, [who]);
  }

  async soFar(tx: Transaction, accountId: string, phone: string): Promise<RotationsSoFar> {
    const row = await tx.one<Computed<{ ahead: number; lastDay: number }>>(SO_FAR, [accountId, phone]);
    return row ?? { ahead: 0, lastDay: 0 };
  }

  /** Those of a vehicle that have begun are over. */
  async endBegun(tx: Transaction, vehicleId: string): Promise<void> {
    await tx.execute(END_BEGUN, [vehicleId, 'over' satisfies RotationBookingState]);
  }

  /** False where one of this vehicle is booked. */
  async insert(
    tx: Transaction,
    { id, accountId, vehicleId, vehicle, shopId, phone, beginsAt }: NewRotation,
  ): Promise<boolean> {
    const { initial } = rotationBookingMachine;
    const values = [id, accountId, vehicleId, vehicle, shopId, phone, initial, beginsAt];
    return (await tx.execute(INSERT, values)) === 1;
  }

  /** The next one first; those of the last 30 days too, unless cancelled. */
  ofAccount(accountId: string, db: SqlRunner = this.database): Promise<RotationRow[]> {
    return db.query<RotationRow>(OF_ACCOUNT, [accountId]);
  }

  all(accountId: string, db: SqlRunner): Promise<RotationRow[]> {
    return db.query<RotationRow>(ALL, [accountId]);
  }

  /** A booked one; null for anything else, and for another account's. */
  async own(accountId: string, id: string, db: SqlRunner = this.database): Promise<RotationRow | null> {
    return UUID.test(id) ? db.one<RotationRow>(OWN, [id, accountId]) : null;
  }

  /** As `own`, locked for a change. */
  async locked(tx: Transaction, accountId: string, id: string): Promise<RotationRow | null> {
    return UUID.test(id) ? tx.one<RotationRow>(LOCKED, [id, accountId]) : null;
  }

  /** Those that an account has ahead of it at a shop. */
  async aheadAt(accountId: string, shopId: string): Promise<string[]> {
    const rows = await this.database.query<Pick<RotationRow, 'id'>>(AHEAD_AT, [accountId, shopId]);
    return rows.map(({ id }) => id);
  }

  async change(
    tx: Transaction,
    id: string,
    { state, beginsAt, moves }: { state: RotationBookingState; beginsAt: Date; moves: number },
  ): Promise<void> {
    await tx.execute(CHANGE, [id, state, beginsAt, moves]);
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(FORGET, [accountId]);
  }
}

export interface NewRotation {
  readonly id: string;
  readonly accountId: string;
  readonly vehicleId: string;
  readonly vehicle: string;
  readonly shopId: string;
  readonly phone: string;
  readonly beginsAt: Date;
}
