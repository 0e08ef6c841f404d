import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ChosenVehicle } from '@simpletread/contract';
import { LessThan, Repository } from 'typeorm';

import { Database, type Transaction } from '../../platform/database/index.js';
import { type GarageVehicleRow, garageVehicleEntity } from './garage-vehicle.entity.js';

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

/** The changeable fields of a vehicle. */
export type Care = Pick<
  OwnedVehicle,
  'mileage' | 'mileageOn' | 'rotatedOn' | 'rotatedMileage' | 'remindedCount'
>;

export type Sizes = Pick<OwnedVehicle, 'frontSize' | 'rearSize'>;

const INSERT = `
  INSERT INTO customers.vehicle (id, account_id, year, make, model, trim, make_slug, model_slug, front_size, rear_size,
    mileage, mileage_on, rotated_on, rotated_mileage)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  ON CONFLICT (account_id, make_slug, model_slug, year, trim) DO NOTHING`;
// A superset of what the domain finds due: months have at least 28 days.
const MAY_BE_DUE = `
  SELECT * FROM customers.vehicle
  WHERE (rotated_on + (reminded_count + 1) * 168 <= $1::date OR mileage - rotated_mileage >= (reminded_count + 1) * 6000)
    AND id > $2 ORDER BY id LIMIT $3`;

const ownedOf = (row: GarageVehicleRow): OwnedVehicle => ({
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

/** The only user of the vehicles of customers. */
@Injectable()
export class GarageRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(garageVehicleEntity) private readonly vehicles: Repository<GarageVehicleRow>,
  ) {}

  async list(accountId: string): Promise<OwnedVehicle[]> {
    const newestFirst = { created_at: 'DESC', id: 'DESC' } as const;
    return (await this.vehicles.find({ where: { account_id: accountId }, order: newestFirst })).map(ownedOf);
  }

  /** Null for anything that isn't a vehicle of this account. */
  async find(accountId: string, vehicleId: string): Promise<OwnedVehicle | null> {
    if (!UUID.test(vehicleId)) return null;
    const row = await this.vehicles.findOneBy({ id: vehicleId, account_id: accountId });
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
    const { affected } = await this.vehicles.update(
      { id: vehicleId, account_id: accountId, version },
      {
        mileage: care.mileage,
        mileage_on: care.mileageOn,
        rotated_on: care.rotatedOn,
        rotated_mileage: care.rotatedMileage,
        reminded_count: care.remindedCount,
        front_size: sizes.frontSize,
        rear_size: sizes.rearSize,
        version: version + 1,
      },
    );
    return affected === 1;
  }

  async remove(accountId: string, vehicleId: string): Promise<boolean> {
    if (!UUID.test(vehicleId)) return false;
    return (await this.vehicles.delete({ id: vehicleId, account_id: accountId })).affected === 1;
  }

  async forget(tx: Transaction, accountId: string): Promise<void> {
    await tx.repository(garageVehicleEntity).delete({ account_id: accountId });
  }

  /** Up to `count` vehicles that something may be due at on the day `today`, by id after `afterId`. */
  async mayBeDue(today: string, afterId: string, count: number): Promise<OwnedVehicle[]> {
    return (await this.database.query<GarageVehicleRow>(MAY_BE_DUE, [today, afterId, count])).map(ownedOf);
  }

  /** Notes that the customer hears of the `dueCount`-th rotation; false where they have already. */
  async remind(tx: Transaction, vehicleId: string, dueCount: number): Promise<boolean> {
    const { affected } = await tx
      .repository(garageVehicleEntity)
      .update({ id: vehicleId, reminded_count: LessThan(dueCount) }, { reminded_count: dueCount });
    return affected === 1;
  }
}
