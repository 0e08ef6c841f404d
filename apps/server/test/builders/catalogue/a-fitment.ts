import type { SqlRunner } from '../../../src/platform/database/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { aTireSize } from './a-tire-size.js';

export interface FitmentSetup {
  readonly make?: string;
  readonly model?: string;
  readonly yearFrom?: number;
  readonly yearTo?: number;
  readonly trim?: string;
  readonly frontSize?: string;
  readonly frontLoadIndex?: number;
  readonly frontSpeed?: string;
  readonly rearSize?: string | null;
  readonly rearLoadIndex?: number | null;
  readonly rearSpeed?: string | null;
}

/** A set of sizes that a maker fitted; by default 225/65R17 102H on Honda CR-Vs from 2017 to 2022. */
export const aFitment = async (db: SqlRunner, setup: FitmentSetup = {}) => {
  const fitment = {
    make: 'Honda',
    model: 'CR-V',
    yearFrom: 2017,
    yearTo: 2022,
    trim: 'LX',
    frontSize: '225/65R17',
    frontLoadIndex: 102,
    frontSpeed: 'H',
    rearSize: null,
    rearLoadIndex: null,
    rearSpeed: null,
    ...setup,
  };
  await aTireSize(db, fitment.frontSize, 1);
  if (fitment.rearSize !== null) await aTireSize(db, fitment.rearSize, 1);
  await db.execute(
    `INSERT INTO fitment.fitment
       (id, make, model, year_from, year_to, trim, front_size, front_load_index, front_speed, rear_size,
        rear_load_index, rear_speed, is_staggered, confidence)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'high')`,
    [
      newId(),
      fitment.make,
      fitment.model,
      fitment.yearFrom,
      fitment.yearTo,
      fitment.trim,
      fitment.frontSize,
      fitment.frontLoadIndex,
      fitment.frontSpeed,
      fitment.rearSize,
      fitment.rearLoadIndex,
      fitment.rearSpeed,
      fitment.rearSize !== null,
    ],
  );
  return fitment;
};
