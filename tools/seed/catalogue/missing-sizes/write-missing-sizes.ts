import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const MOST_VEHICLES = 40;
const MOST_DAYS_AGO = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

// The newest vehicles without sizes: those that shoppers would look for.
const WITHOUT_SIZES = `
  SELECT DISTINCT v.year, v.make, v.model, v.make_slug, v.model_slug FROM fitment.vehicle v
  WHERE v.year >= 2000 AND NOT EXISTS (
    SELECT 1 FROM fitment.fitment f
    WHERE f.make = v.make AND f.model = v.model AND v.year BETWEEN f.year_from AND f.year_to)
  ORDER BY v.year DESC, v.make, v.model LIMIT $1`;

const vehicleRow = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  make_slug: z.string(),
  model_slug: z.string(),
});

/** Fills the queue of vehicles without sizes as visitors of two months would have; the last one is dismissed. */
export const writeMissingSizes = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const vehicles = await queryRows(client, vehicleRow, WITHOUT_SIZES, [MOST_VEHICLES]);
  const dayOf = (daysAgo: number): string =>
    new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const rows = vehicles.map((vehicle, at) => {
    const firstDaysAgo = random.int(1, MOST_DAYS_AGO);
    return {
      id: seededId(random, CATALOGUE_EPOCH),
      ...vehicle,
      visitors: random.int(1, 4 * (MOST_VEHICLES - at)),
      first_asked_on: dayOf(firstDaysAgo),
      last_asked_on: dayOf(random.int(0, firstDaysAgo)),
      dismissed_at: at === vehicles.length - 1 ? now : null,
    };
  });
  await writeColumns(client, 'missing_sizes.vehicle', rows);
};
