import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';

import { Database, type Transaction } from '../../platform/database/index.js';

/** A customer's vehicle with the care of its tires. */
export interface OwnedVehicle {
  readonly vehicleId: string;
  readonly accountId: string;
  readonly version: number;
  readonly vehicle: ChosenVehicle;
  readonly frontSize: string | null;
  readonly rearSize: string | null;
  readonly mileage: number | null;
  readonly mileageOn: string | null;
  readonly rotatedOn: string;
  readonly rotatedMileage: number | null;
  readonly remindedCount: number;
}

interface VehicleRow {
  readonly id: string;
  readonly account_id: string;
  readonly version: number;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly make_slug: string;
  readonly model_slug: string;
  readonly front_size: string | null;
  readonly rear_size: string | null;
  readonly mileage: number | null;
  readonly mileage_on: string | null;
  readonly rotated_on: string;
  readonly rotated_mileage: number | null;
  readonly reminded_count: number;
}

/** What changes about a vehicle. */
export type Care = Pick<
  OwnedVehicle,
  'mileage' | 'mileageOn' | 'rotatedOn' | 'rotatedMileage' | 'remindedCount'
>;

export type Sizes = Pick<OwnedVehicle, 'frontSize' | 'rearSize'>;

const LIST = 'SELECT * FROM customers.vehicle WHERE account_id = $1 ORDER BY created_at DESC, id DESC';
const FIND = 'SELECT * FROM customers.vehicle WHERE id = $1 AND account_id = $2';
const INSERT = `
  INSERT INTO customers.vehicle (id, account_id, year, make, model, trim, make_slug, model_slug, front_size, rear_size,
    mileage, mileage_on, rotated_on, rotated_mileage)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT (account_id, make_slug, model_slug, year, trim) DO NOTHING`;
const SAVE = `
  UPDATE customers.vehicle SET mileage = $4, mileage_on = $5, rotated_on = $6, rotated_mileage = $7, reminded_count = $8,
    front_size = $9, rear_size = $10, version = version + 1
  WHERE id = $1 AND account_id = $2 AND version = $3`;
// What the domain will find due is among these: months are at least 28 days long.
const MAY_BE_DUE = `
  SELECT * FROM customers.vehicle
  WHERE (rotated_on + (reminded_count + 1) * 168 <= $1::date OR mileage - rotated_mileage >= (reminded_count + 1) * 6000)
    AND id > $2 ORDER BY id LIMIT $3`;
const REMIND = 'UPDATE customers.vehicle SET reminded_count = $2 WHERE id = $1 AND reminded_count < $2';

const ownedOf = (row: VehicleRow): OwnedVehicle => ({
  vehicleId: row.id,
  accountId: row.account_id,
  version: row.version,
  vehicle: {
    year: row.year,
    make: row.make,
    model: row.model,
    trim: row.trim,
    makeSlug: row.make_slug,
    modelSlug: row.model_slug,
  },
  frontSize: row.front_size,
  rearSize: row.rear_size,
  mileage: row.mileage,
  mileageOn: row.mileage_on,
  rotatedOn: row.rotated_on,
  rotatedMileage: row.rotated_mileage,
  remindedCount: row.reminded_count,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The only SQL on vehicles of customers. */
@Injectable()
export class GarageRepository {
  constructor(private readonly database: Database) {}

  async list(accountId: string): Promise<OwnedVehicle[]> {
    return (await this.database.query<VehicleRow>(LIST, [accountId])).map(ownedOf);
  }

  /** Null for whatever is not a vehicle of this account. */
  async find(accountId: string, vehicleId: string): Promise<OwnedVehicle | null> {
    if (!UUID.test(vehicleId)) return null;
    const row = await this.database.one<VehicleRow>(FIND, [vehicleId, accountId]);
    return row === null ? null : ownedOf(row);
  }

  /** Leaves a vehicle that is there already as it is. */
  async insert(owned: Omit<OwnedVehicle, 'version' | 'remindedCount'>): Promise<void> {
    const { vehicle, frontSize, rearSize, mileage, mileageOn, rotatedOn, rotatedMileage } = owned;
    const { year, make, model, trim, makeSlug, modelSlug } = vehicle;
    const named = [owned.vehicleId, owned.accountId, year, make, model, trim, makeSlug, modelSlug];
    const cared = [frontSize, rearSize, mileage, mileageOn, rotatedOn, rotatedMileage];
    await this.database.execute(INSERT, [...named, ...cared]);
  }

  /** False where the vehicle has changed since it was read. */
  async save(
    { vehicleId, accountId, version, frontSize, rearSize }: OwnedVehicle,
    care: Care & Partial<Sizes>,
  ): Promise<boolean> {
    const sizes = { frontSize, rearSize, ...care };
    const { mileage, mileageOn, rotatedOn, rotatedMileage, remindedCount } = care;
    const params = [
      vehicleId,
      accountId,
      version,
      mileage,
      mileageOn,
      rotatedOn,
      rotatedMileage,
      remindedCount,
      sizes.frontSize,
      sizes.rearSize,
    ];
    return (await this.database.execute(SAVE, params)) === 1;
  }

  async remove(accountId: string, vehicleId: string): Promise<boolean> {
    if (!UUID.test(vehicleId)) return false;
    const sql = 'DELETE FROM customers.vehicle WHERE id = $1 AND account_id = $2';
    return (await this.database.execute(sql, [vehicleId, accountId])) === 1;
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute('DELETE FROM customers.vehicle WHERE account_id = $1', [accountId]);
  }

  /** Up to `count` vehicles that something may be due at on the day `today`, by id after `afterId`. */
  async mayBeDue(today: string, afterId: string, count: number): Promise<OwnedVehicle[]> {
    return (await this.database.query<VehicleRow>(MAY_BE_DUE, [today, afterId, count])).map(ownedOf);
  }

  /** Notes that the customer hears of the `dueCount`-th rotation; false where they have already. */
  async remind(tx: Transaction, vehicleId: string, dueCount: number): Promise<boolean> {
    return (await tx.execute(REMIND, [vehicleId, dueCount])) === 1;
  }
}
