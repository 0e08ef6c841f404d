import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { LineSize } from '../../catalogue/tires/choose-sizes.js';
import type { Prng } from '../../random/prng.js';
import type { ReviewedVehicle } from './review-row.js';

const factorySize = z.object({
  make: z.string(),
  model: z.string(),
  yearFrom: z.number(),
  yearTo: z.number(),
  size: z.string(),
});

type FactorySize = z.output<typeof factorySize>;

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
};

const FACTORY_SIZES = `
  SELECT make, model, year_from AS "yearFrom", year_to AS "yearTo", front_size AS size FROM fitment.fitment ORDER BY id`;

/** Vehicles with a product line's size from the factory. */
export class ReviewedVehicles {
  private constructor(private readonly byLine: ReadonlyMap<string, readonly FactorySize[]>) {}

  static async read(client: pg.ClientBase, chosen: readonly LineSize[]): Promise<ReviewedVehicles> {
    const rows = await queryRows(client, factorySize, FACTORY_SIZES);
    const bySize = groupBy(rows, ({ size }) => size);
    const byLine = groupBy(chosen, ({ line }) => line.id);
    return new ReviewedVehicles(
      new Map(
        [...byLine].map(([lineId, sizes]) => [
          lineId,
          sizes.flatMap(({ size }) => bySize.get(size.code) ?? []),
        ]),
      ),
    );
  }

  /** Returns one of them, built no later than `year`; null if none fits the line. */
  draw(lineId: string, year: number, random: Prng): ReviewedVehicle | null {
    const fitting = this.byLine.get(lineId) ?? [];
    if (fitting.length === 0) return null;
    const { make, model, yearFrom, yearTo } = random.pick(fitting);
    return yearFrom > year ? null : { year: random.int(yearFrom, Math.min(yearTo, year)), make, model };
  }
}
