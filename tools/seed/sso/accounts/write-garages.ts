import { parseTireSize, sizeSlug } from '@simpletread/domain';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import type { Prng } from '../../random/prng.js';
import { CATALOGUE_EPOCH, seededId } from '../../random/seeded-id.js';
import { writeColumns } from '../../write-columns.js';

const drivenRow = z.object({
  account_id: z.string(),
  year: z.number(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  make_slug: z.string(),
  model_slug: z.string(),
  front_size: z.string(),
  rear_size: z.string().nullable(),
});

const DRIVEN = `
  SELECT DISTINCT ON (a.id, v.make_slug, v.model_slug, v.year) a.id AS account_id, v.*, front.size_code AS front_size,
         nullif(rear.size_code, front.size_code) AS rear_size
  FROM identity.account a
  JOIN orders."order" o ON lower(o.email) = a.email
  CROSS JOIN LATERAL (SELECT (o.vehicle->>'year')::integer AS year, o.vehicle->>'make' AS make, o.vehicle->>'model' AS model,
    coalesce(o.vehicle->>'trim', '') AS trim, o.vehicle->>'makeSlug' AS make_slug, o.vehicle->>'modelSlug' AS model_slug) v
  JOIN orders.order_line front ON front.order_id = o.id AND front.position = 1
  LEFT JOIN orders.order_line rear ON rear.order_id = o.id AND rear.axle = 'rear'
  WHERE o.vehicle IS NOT NULL
  ORDER BY a.id, v.make_slug, v.model_slug, v.year, o.placed_at DESC`;

const DAY_MS = 86_400_000;

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

const slugOf = (sizeCode: string): string => {
  const parsed = parseTireSize(sizeCode);
  if (!parsed.ok) throw new Error(`${sizeCode} is not a tire size`);
  return sizeSlug(parsed.value.size);
};

/** Adds the demo customers' vehicles to their garages, some due for rotation, and their past searches. */
export const writeGarages = async (client: pg.ClientBase, now: Date, random: Prng): Promise<void> => {
  const rows = await queryRows(client, drivenRow, DRIVEN);
  const vehicles = rows.map((driven) => {
    const rotatedMileage = random.int(8_000, 90_000);
    const days = random.int(20, 240);
    return {
      id: seededId(random, CATALOGUE_EPOCH),
      ...driven,
      mileage: rotatedMileage + days * 33,
      mileage_on: dayBefore(now, 3),
      rotated_on: dayBefore(now, days),
      rotated_mileage: rotatedMileage,
      created_at: now,
    };
  });
  await writeColumns(client, 'customers.vehicle', vehicles);
  const searches = new Map(
    rows.flatMap(({ account_id, front_size, year, make, model, make_slug, model_slug }) =>
      [
        { href: `/tire-sizes/${slugOf(front_size)}`, label: front_size, type_name: 'tireSize' },
        {
          href: `/vehicles/${make_slug}/${model_slug}/${year}`,
          label: `${year} ${make} ${model}`,
          type_name: 'vehicle',
        },
      ].map(
        (search) => [`${account_id} ${search.href}`, { account_id, ...search, searched_at: now }] as const,
      ),
    ),
  );
  await writeColumns(client, 'customers.past_search', [...searches.values()]);
};
