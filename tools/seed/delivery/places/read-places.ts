import type pg from 'pg';
import { STATES } from './states.js';

/** A ZIP code with residents. */
export interface Place {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  /** The number of ZIP codes in its city and its county: the closest data to population. */
  readonly cityZips: number;
  readonly countyZips: number;
}

const PLACES = `
  SELECT zip, city, state, lat, lng,
         count(*) OVER (PARTITION BY state, city)::integer AS "cityZips",
         CASE WHEN county IS NULL THEN 1 ELSE count(*) OVER (PARTITION BY state, county)::integer END AS "countyZips"
  FROM locations.zip WHERE lat IS NOT NULL AND NOT is_military AND state = ANY($1) ORDER BY zip`;

export const readPlaces = async (client: pg.ClientBase): Promise<readonly Place[]> =>
  (await client.query<Place>(PLACES, [Object.keys(STATES)])).rows;

/** Returns a place's share of its state's people: towns with many ZIP codes are dense. */
export const placeWeight = (place: Place): number => place.cityZips ** 0.6 * place.countyZips ** 0.5;
