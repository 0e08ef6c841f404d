import { Injectable } from '@nestjs/common';
import {
  isUuid,
  type RotationBookingEvent,
  rotationBookingMachine,
  type RotationBookingState,
  type RotationsSoFar,
  transition,
} from '@simpletread/domain';

import { type Computed, Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { RotationRow } from './rotation.entity.js';

/** One person, as the limits know them. */
export interface Booker {
  /** The accounts whose addresses reach the same mailbox. */
  readonly accountIds: readonly string[];
  readonly mailbox: string;
  /** Ten digits, and `x` with the extension where there is one; all extensions count together. */
  readonly phone: string;
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

// One at a time per mailbox and per phone number, so rotations booked at once count each other.
const ONE_BY_ONE =
  "SELECT pg_advisory_xact_lock(hashtextextended('rotation ' || who, 0)) FROM unnest($1::text[]) who ORDER BY who";

const SO_FAR = `
  SELECT count(*) FILTER (WHERE state = 'booked' AND begins_at > clock_timestamp())::int AS ahead,
    count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS "lastDay"
  FROM rotations.rotation
  WHERE (account_id = ANY ($1::uuid[]) OR left(phone, 10) = left($2, 10))
    AND (begins_at > clock_timestamp() OR created_at > now() - interval '1 day')`;

const END_BEGUN = `
  UPDATE rotations.rotation SET state = $1, updated_at = now()
  WHERE state = 'booked' AND begins_at <= clock_timestamp()`;
const END_BEGUN_OF_VEHICLE = [END_BEGUN, 'AND vehicle_id = $2'].join(' ');

const INSERT = `
  INSERT INTO rotations.rotation (id, account_id, vehicle_id, vehicle, shop_id, phone, state, begins_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (vehicle_id) WHERE state = 'booked' DO NOTHING`;

const OF_ACCOUNT = `
  SELECT * FROM rotations.rotation
  WHERE account_id = $1 AND state <> 'cancelled' AND begins_at > now() - interval '30 days'
  ORDER BY begins_at > now() DESC, begins_at LIMIT 50`;

const ALL = 'SELECT * FROM rotations.rotation WHERE account_id = $1 ORDER BY begins_at';

const OWN = "SELECT * FROM rotations.rotation WHERE id = $1 AND account_id = $2 AND state = 'booked'";
const LOCKED = [OWN, 'FOR UPDATE'].join(' ');

const AHEAD_LOCKED = `
  SELECT * FROM rotations.rotation
  WHERE account_id = $1 AND state = 'booked' AND begins_at > clock_timestamp() ORDER BY id FOR UPDATE`;

const OF_VEHICLE_AT = `
  SELECT id FROM rotations.rotation
  WHERE account_id = $1 AND shop_id = $2 AND vehicle_id = $3::uuid AND state = 'booked' AND begins_at > now()`;

const CHANGE = `
  UPDATE rotations.rotation SET state = $2, begins_at = $3, moves = $4, version = version + 1, updated_at = now()
  WHERE id = $1`;

const FORGET = "UPDATE rotations.rotation SET phone = '', vehicle = 'Erased' WHERE account_id = $1";

const FORGET_PHONES = `
  UPDATE rotations.rotation SET phone = '' WHERE phone <> '' AND begins_at < now() - make_interval(days => $1)`;

/** The domain's machine says what becomes of a booked one that is ahead; any other move is an error of ours. */
const stateAfter = (event: RotationBookingEvent): RotationBookingState => {
  const moved = transition(rotationBookingMachine, 'booked', event, { ahead: true });
  if (!moved.ok) throw new Error(`no ${event} for a booked rotation`);
  return moved.value;
};

/** The only SQL on booked rotations, besides that of staff. */
@Injectable()
export class RotationRepository {
  constructor(private readonly database: Database) {}

  async oneByOne(tx: Transaction, { mailbox, phone }: Booker): Promise<void> {
    await tx.query(ONE_BY_ONE, [[mailbox, phone.slice(0, 10)]]);
  }

  async soFar(tx: Transaction, { accountIds, phone }: Booker): Promise<RotationsSoFar> {
    const row = await tx.one<Computed<{ ahead: number; lastDay: number }>>(SO_FAR, [accountIds, phone]);
    return row ?? { ahead: 0, lastDay: 0 };
  }

  /** Those that have begun are over. */
  async endBegun(): Promise<void> {
    await this.database.execute(END_BEGUN, [stateAfter('end')]);
  }

  /** As `endBegun`, of one vehicle. */
  async endBegunOfVehicle(tx: Transaction, vehicleId: string): Promise<void> {
    await tx.execute(END_BEGUN_OF_VEHICLE, [stateAfter('end'), vehicleId]);
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

  /** Those ahead, the next one first; then those of the last 30 days, unless cancelled. */
  ofAccount(accountId: string): Promise<RotationRow[]> {
    return this.database.query<RotationRow>(OF_ACCOUNT, [accountId]);
  }

  all(accountId: string, db: SqlRunner): Promise<RotationRow[]> {
    return db.query<RotationRow>(ALL, [accountId]);
  }

  /** A booked one; null for anything else, and for another account's. */
  async own(accountId: string, id: string, db: SqlRunner = this.database): Promise<RotationRow | null> {
    return isUuid(id) ? db.one<RotationRow>(OWN, [id, accountId]) : null;
  }

  /** As `own`, locked for a change. */
  async locked(tx: Transaction, accountId: string, id: string): Promise<RotationRow | null> {
    return isUuid(id) ? tx.one<RotationRow>(LOCKED, [id, accountId]) : null;
  }

  /** All that an account has ahead of it, locked. */
  aheadLocked(tx: Transaction, accountId: string): Promise<RotationRow[]> {
    return tx.query<RotationRow>(AHEAD_LOCKED, [accountId]);
  }

  /** The one that a vehicle has ahead of it at a shop. */
  async ofVehicleAt(accountId: string, shopId: string, vehicleId: string): Promise<string[]> {
    const params = [accountId, shopId, vehicleId];
    const rows = await this.database.query<Pick<RotationRow, 'id'>>(OF_VEHICLE_AT, params);
    return rows.map(({ id }) => id);
  }

  /** Moves or cancels one that is ahead. */
  async change(
    tx: Transaction,
    id: string,
    { event, beginsAt, moves }: { event: 'move' | 'cancel'; beginsAt: Date; moves: number },
  ): Promise<void> {
    await tx.execute(CHANGE, [id, stateAfter(event), beginsAt, moves]);
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(FORGET, [accountId]);
  }

  async forgetPhones(days: number): Promise<void> {
    await this.database.execute(FORGET_PHONES, [days]);
  }
}
