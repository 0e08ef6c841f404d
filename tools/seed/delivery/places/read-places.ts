import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '../../../database/index.js';
import { STATES } from './states.js';

const placeRow = z.object({
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The number of ZIP codes in its city and its county: the closest data to population. */
  cityZips: z.number(),
  countyZips: z.number(),
});

/** A ZIP code with residents. */
export type Place = z.output<typeof placeRow>;

const PLACES = `
  SELECT zip, city, state, lat, lng,
         count(*) OVER (PARTITION BY state, city)::integer AS "cityZips",
         CASE WHEN county IS NULL THEN 1 ELSE count(*) OVER (PARTITION BY state, county)::integer END AS "countyZips"
  FROM locations.zip WHERE lat IS NOT NULL AND NOT is_military AND state = ANY($1) ORDER BY zip`;

export const readPlaces = (client: pg.ClientBase): Promise<readonly Place[]> =>
  queryRows(client, placeRow, PLACES, [Object.keys(STATES)]);

/** Returns a place's share of its state's people: towns with many ZIP codes are dense. */
export const placeWeight = (place: Place): number => place.cityZips ** 0.6 * place.countyZips ** 0.5;
