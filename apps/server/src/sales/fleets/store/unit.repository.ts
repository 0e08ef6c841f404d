import { Injectable } from '@nestjs/common';
import { type UnitCare, unitRotation, type UnitSizes } from '@simpletread/domain';

import type { Computed, Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { type FleetReadingRow, fleetReadingEntity } from './fleet-reading.entity.js';
import { fleetUnitEntity, type FleetUnitEntityRow } from './fleet-unit.entity.js';

/** A unit’s number, vehicle and sizes, judged. */
export interface UnitFacts {
  readonly number: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly vin: string | null;
  readonly plate: string | null;
  readonly sizes: UnitSizes;
}

export interface NewUnit {
  readonly facts: UnitFacts;
  readonly care: UnitCare;
}

export type NewReading = Pick<FleetReadingRow, 'kind' | 'miles' | 'read_on' | 'reason' | 'by_name'>;

const LOCKED = 'SELECT * FROM sales.fleet_unit WHERE id = $1 FOR UPDATE';
const FLEET = 'SELECT fleet_id FROM sales.fleet_unit WHERE id = $1';
const NUMBERS = 'SELECT id, number FROM sales.fleet_unit WHERE fleet_id = $1 AND number = ANY ($2::text[])';
const COUNT = 'SELECT count(*)::int AS count FROM sales.fleet_unit WHERE fleet_id = $1';

const AT_ONCE = 500;
// Any day: the day and miles of the next rotation depend only on the last one.
const ANY_DAY = '2000-01-01';

const factColumns = ({ sizes, makeSlug, modelSlug, ...facts }: UnitFacts) => ({
  ...facts,
  ...{ make_slug: makeSlug, model_slug: modelSlug, front_size: sizes.front, rear_size: sizes.rear },
});

const careColumns = (care: UnitCare) => {
  const { dueOn, dueMiles } = unitRotation(care, ANY_DAY);
  const { miles, milesOn, rotatedOn, rotatedMiles } = care;
  return {
    ...{ miles, miles_on: milesOn, rotated_on: rotatedOn, rotated_miles: rotatedMiles },
    ...{ due_on: dueOn, due_miles: dueMiles },
  };
};

/** The known odometer and rotations of a stored unit. */
export const careOf = (
  row: Pick<FleetUnitEntityRow, 'miles' | 'miles_on' | 'rotated_on' | 'rotated_miles'>,
): UnitCare => ({
  miles: row.miles,
  milesOn: row.miles_on,
  rotatedOn: row.rotated_on,
  rotatedMiles: row.rotated_miles,
});

/** The first readings of a unit that is added with some. */
const firstReadings = (
  { miles, milesOn, rotatedOn, rotatedMiles }: UnitCare,
  byName: string,
): NewReading[] => [
  ...(rotatedOn === null
    ? []
    : [
        { kind: 'rotation' as const, miles: rotatedMiles, read_on: rotatedOn, reason: null, by_name: byName },
      ]),
  ...(miles === null || milesOn === null || (milesOn === rotatedOn && miles === rotatedMiles)
    ? []
    : [{ kind: 'reading' as const, miles, read_on: milesOn, reason: null, by_name: byName }]),
];

/** The only writer of units and their readings. Callers hold the lock of the fleet. */
@Injectable()
export class UnitRepository {
  /** Inserts units in the fleet; returns their ids. Their numbers must be free. */
  async insert(
    tx: Transaction,
    fleetId: string,
    units: readonly NewUnit[],
    byName: string,
  ): Promise<string[]> {
    const rows = units.map(({ facts, care }) => ({
      ...{ id: newId(), fleet_id: fleetId },
      ...factColumns(facts),
      ...careColumns(care),
    }));
    const readings = units.flatMap(({ care }, at) =>
      firstReadings(care, byName).map((reading) => ({
        id: newId(),
        unit_id: rows[at]?.id ?? '',
        ...reading,
      })),
    );
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await tx.repository(fleetUnitEntity).insert(rows.slice(from, from + AT_ONCE));
    for (let from = 0; from < readings.length; from += AT_ONCE)
      await tx.repository(fleetReadingEntity).insert(readings.slice(from, from + AT_ONCE));
    return rows.map(({ id }) => id);
  }

  async fleetIdOf(tx: Transaction, id: string): Promise<string | null> {
    return (await tx.one<Pick<FleetUnitEntityRow, 'fleet_id'>>(FLEET, [id]))?.fleet_id ?? null;
  }

  lock(tx: Transaction, id: string): Promise<FleetUnitEntityRow | null> {
    return tx.one<FleetUnitEntityRow>(LOCKED, [id]);
  }

  /** Those of `numbers` that the fleet has, with their units. */
  async taken(
    tx: Transaction,
    fleetId: string,
    numbers: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await tx.query<Pick<FleetUnitEntityRow, 'id' | 'number'>>(NUMBERS, [fleetId, [...numbers]]);
    return new Map(rows.map(({ id, number }) => [number, id]));
  }

  async count(tx: Transaction, fleetId: string): Promise<number> {
    return (await tx.one<Computed<{ count: number }>>(COUNT, [fleetId]))?.count ?? 0;
  }

  async write(tx: Transaction, id: string, facts: UnitFacts): Promise<void> {
    await this.change(tx, id, factColumns(facts));
  }

  async retire(tx: Transaction, id: string, retiredAt: Date | null): Promise<void> {
    await this.change(tx, id, { retired_at: retiredAt });
  }

  async log(tx: Transaction, id: string, care: UnitCare, reading: NewReading): Promise<void> {
    await this.change(tx, id, careColumns(care));
    await tx.repository(fleetReadingEntity).insert({ id: newId(), unit_id: id, ...reading });
  }

  private async change(tx: Transaction, id: string, columns: Partial<FleetUnitEntityRow>): Promise<void> {
    await tx.repository(fleetUnitEntity).update({ id }, {
      ...columns,
      version: () => 'version + 1',
      updated_at: () => 'now()',
    } as never);
  }
}
