import { dayAfter, easternWall, modelSpelling } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const MOST_VEHICLES = 40;
const MOST_DAYS_AGO = 60;

// The newest vehicles without sizes: those that shoppers would look for.
const WITHOUT_SIZES = `
  SELECT DISTINCT v.year, v.make, v.model, v.make_slug, v.model_slug FROM fitment.vehicle v
  WHERE v.year >= 2000 AND NOT EXISTS (
    SELECT 1 FROM fitment.fitment f
    WHERE f.make = v.make AND f.model = v.model AND v.year BETWEEN f.year_from AND f.year_to)
  ORDER BY v.year DESC, v.make, v.model`;

const SIZES = 'SELECT DISTINCT make, model, year_from, year_to FROM fitment.fitment';

const vehicleRow = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  make_slug: z.string(),
  model_slug: z.string(),
});

const sizesRow = z.object({
  make: z.string(),
  model: z.string(),
  year_from: z.number(),
  year_to: z.number(),
});

/** The newest vehicles of which no spelling has sizes. */
const wantedVehicles = async (client: pg.ClientBase) => {
  const sizes = await queryRows(client, sizesRow, SIZES);
  const known = new Set(
    sizes.flatMap(({ make, model, year_from, year_to }) =>
      Array.from(
        { length: year_to - year_from + 1 },
        (_, at) => `${modelSpelling(make, model)} ${year_from + at}`,
      ),
    ),
  );
  const vehicles = await queryRows(client, vehicleRow, WITHOUT_SIZES);
  return vehicles
    .filter(({ year, make, model }) => !known.has(`${modelSpelling(make, model)} ${year}`))
    .slice(0, MOST_VEHICLES);
};

/** Fills the queue of vehicles without sizes as visitors of two months would have; the last one is dismissed. */
export const writeMissingSizes = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const vehicles = await wantedVehicles(client);
  const dayOf = (daysAgo: number): string => dayAfter(easternWall(now).slice(0, 10), -daysAgo);
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
