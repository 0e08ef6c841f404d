import { Injectable } from '@nestjs/common';
import { ASKING_LIMITS } from '@simpletread/domain';

import { type Computed, Database, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { MissingSizeRow } from './missing-size.entity.js';

export type MissingVehicle = Pick<MissingSizeRow, 'year' | 'make' | 'model' | 'make_slug' | 'model_slug'>;

export type WantedVehicle = Pick<MissingSizeRow, 'id' | 'year' | 'make' | 'model'>;

/** Digests that tell visitors apart for one day. */
export interface Asking {
  readonly day: string;
  readonly visitor: string;
  readonly network: string;
}

// Askings of one visitor, and those of one network, are counted one after the other, so many at once get no further than many in turn.
const TURN = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

const COUNTED = `
  SELECT count(*)::int AS counted FROM missing_sizes.asking WHERE day = $1 AND visitor = $2`;

const FIND_OR_ADD = `
  INSERT INTO missing_sizes.vehicle AS known (id, year, make, model, make_slug, model_slug, first_asked_on, last_asked_on)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
  ON CONFLICT (make_slug, model_slug, year) DO UPDATE SET make = EXCLUDED.make, model = EXCLUDED.model
  RETURNING id`;

const ASK = `
  INSERT INTO missing_sizes.asking (day, visitor, network, missing_size_id)
  SELECT $1, $2, $3, $4
  WHERE (SELECT count(*) FROM missing_sizes.asking
         WHERE missing_size_id = $4 AND day = $1 AND network = $3) < $5
  ON CONFLICT DO NOTHING RETURNING day`;

const COUNT = `
  UPDATE missing_sizes.vehicle SET visitors = visitors + 1, last_asked_on = greatest(last_asked_on, $2) WHERE id = $1`;

const WANTED = 'SELECT id, year, make, model FROM missing_sizes.vehicle WHERE visitors > 0';

const FORGET = 'DELETE FROM missing_sizes.asking WHERE day < $1';

const LOCK = 'SELECT * FROM missing_sizes.vehicle WHERE id = $1 FOR UPDATE';

const DISMISS = `
  UPDATE missing_sizes.vehicle SET dismissed_at = CASE WHEN $2 THEN clock_timestamp() END WHERE id = $1 RETURNING *`;

/** The only writer of the queue of missing sizes. */
@Injectable()
export class MissingSizeRepository {
  constructor(private readonly database: Database) {}

  /** Counts a visitor for a vehicle, unless this visitor or network has counted enough today. */
  async count(tx: Transaction, vehicle: MissingVehicle, { day, visitor, network }: Asking): Promise<void> {
    await tx.query(TURN, [network]);
    const counted = await tx.one<Computed<{ counted: number }>>(COUNTED, [day, visitor]);
    if (counted === null || counted.counted >= ASKING_LIMITS.vehiclesPerVisitor) return;
    const { year, make, model, make_slug, model_slug } = vehicle;
    const added = await tx.one<Pick<MissingSizeRow, 'id'>>(FIND_OR_ADD, [
      newId(),
      year,
      make,
      model,
      make_slug,
      model_slug,
      day,
    ]);
    if (added === null) throw new Error('the vehicle was neither found nor added');
    const asking = [day, visitor, network, added.id, ASKING_LIMITS.visitorsPerNetwork];
    if ((await tx.one(ASK, asking)) !== null) await tx.execute(COUNT, [added.id, day]);
  }

  /** Every vehicle that visitors asked for, with or without sizes by now. */
  wanted(): Promise<readonly WantedVehicle[]> {
    return this.database.query<WantedVehicle>(WANTED, []);
  }

  /** Removes who was counted before `day`. */
  async forgetBefore(day: string): Promise<void> {
    await this.database.execute(FORGET, [day]);
  }

  /** Held until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<MissingSizeRow | null> {
    return tx.one<MissingSizeRow>(LOCK, [id]);
  }

  dismiss(tx: Transaction, id: string, isDismissed: boolean): Promise<MissingSizeRow | null> {
    return tx.one<MissingSizeRow>(DISMISS, [id, isDismissed]);
  }
}
