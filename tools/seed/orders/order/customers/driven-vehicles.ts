import type pg from 'pg';
import { z } from 'zod';
import { ownValue } from '@simpletread/domain';
import { queryRows } from '../../../../database/index.js';
import type { Prng } from '../../../random/prng.js';
import { weightedDraw } from '../../../random/weighted-draw.js';

const drivenVehicle = z.object({
  year: z.number(),
  make: z.string(),
  model: z.string(),
  trim: z.string(),
  makeSlug: z.string(),
  modelSlug: z.string(),
  frontSize: z.string(),
  frontLoadIndex: z.number().nullable(),
  rearSize: z.string().nullable(),
  rearLoadIndex: z.number().nullable(),
});

/** A vehicle with its factory tires. */
export type DrivenVehicle = z.output<typeof drivenVehicle>;

const DRIVEN = `
  SELECT DISTINCT ON (v.year, v.make, v.model, f.trim, f.front_size)
         v.year, v.make, v.model, f.trim, v.make_slug AS "makeSlug", v.model_slug AS "modelSlug",
         f.front_size AS "frontSize", f.front_load_index AS "frontLoadIndex",
         f.rear_size AS "rearSize", f.rear_load_index AS "rearLoadIndex"
  FROM fitment.fitment f
  JOIN fitment.vehicle v ON v.make = f.make AND v.model = f.model AND v.year BETWEEN f.year_from AND f.year_to
  WHERE v.year BETWEEN $1 AND $2
  ORDER BY v.year, v.make, v.model, f.trim, f.front_size, f.id`;

const OLDEST = 20;

/** Each make's share of cars on the road, in percent; others count as one. */
const SHARE_OF_MAKE: Readonly<Record<string, number>> = {
  Toyota: 14,
  Ford: 13,
  Chevrolet: 12,
  Honda: 10,
  Nissan: 7,
  Jeep: 5,
  Hyundai: 5,
  Kia: 5,
  Subaru: 5,
  Ram: 4,
  GMC: 4,
  Volkswagen: 2.5,
  BMW: 2.5,
  Tesla: 2.5,
  'Mercedes-Benz': 2,
  Mazda: 2,
  Lexus: 2,
};

/** Second and third sets are bought at three to nine years of age. */
const ageWeight = (age: number): number => {
  if (age < 2) return 0.4;
  return age <= 9 ? 2 : Math.max(0.2, 2 - (age - 9) * 0.18);
};

export const readDrivenVehicles = async (
  client: pg.ClientBase,
  now: Date,
): Promise<readonly DrivenVehicle[]> => {
  const year = now.getUTCFullYear();
  return queryRows(client, drivenVehicle, DRIVEN, [year - OLDEST, year + 1]);
};

/** Draws a shopper's vehicle; a model counts the same however many trims are listed. */
export const vehicleDraw = (
  vehicles: readonly DrivenVehicle[],
  now: Date,
): ((random: Prng) => DrivenVehicle) => {
  const makeCount = new Map<string, number>();
  for (const { make } of vehicles) makeCount.set(make, (makeCount.get(make) ?? 0) + 1);
  return weightedDraw(
    vehicles,
    ({ make, year }) =>
      ((ownValue(SHARE_OF_MAKE, make) ?? 1) / (makeCount.get(make) ?? 1)) *
      ageWeight(now.getUTCFullYear() - year),
  );
};
