import { fictionalPhone } from '../../people/phone.js';
import { from, week } from '../places/week-hours.js';
import type { Prng } from '../../random/prng.js';
import { WAREHOUSES } from '../../catalogue/stock/warehouses.js';
import type { PickupPointRow } from './build-pickup-points.js';

/** The counter of a warehouse. */
export type CounterRow = PickupPointRow & { readonly warehouseCode: string };

const STREETS: readonly string[] = [
  '1180 Harrisburg Pike',
  '4755 Southpoint Dr',
  '3900 Bonnie View Rd',
  '9650 N Virginia St',
];

const DIRECTIONS: readonly string[] = [
  'Drive past the truck gate. The counter is at door 4, beside the office.',
  'Follow the signs to customer pickup behind building B.',
  'Park in the first row and ring at the blue door.',
  'Enter from the east lot. The counter is next to dock 12.',
];

/** Returns the counters of all warehouses; their streets and phone numbers are invented. */
export const warehouseCounters = (random: Prng): readonly CounterRow[] =>
  WAREHOUSES.map(({ code, name, city, state, zip, lat, lng, timeZone }, index) => ({
    code: `WH-${code}`,
    warehouseCode: code,
    name: `SimpleTread warehouse ${name}`,
    address1: STREETS[index] ?? '',
    city,
    state,
    zip,
    lat,
    lng,
    phone: fictionalPhone(state, random),
    distanceMiles: null,
    directions: DIRECTIONS[index] ?? null,
    hours: week(from('07:30', '18:30'), from('08:00', '14:00'), null),
    timeZone,
  }));
