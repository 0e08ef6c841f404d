/** A warehouse, within two days' drive of nearly everyone. */
export interface Warehouse {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  /** Local hour until which an order leaves the same day. */
  readonly cutOffHour: number;
  /** People there scan what they pick; elsewhere the sandbox moves orders on its own. */
  readonly pickedBy: 'sandbox' | 'people';
  /** Relative likelihood that it has a tire that is in stock at all. */
  readonly depth: number;
}

export const WAREHOUSES: readonly Warehouse[] = [
  {
    code: 'CAR',
    name: 'Carlisle',
    city: 'Carlisle',
    state: 'PA',
    zip: '17013',
    lat: 40.2015,
    lng: -77.1889,
    timeZone: 'America/New_York',
    cutOffHour: 16,
    pickedBy: 'sandbox',
    depth: 0.78,
  },
  {
    code: 'MEM',
    name: 'Memphis',
    city: 'Memphis',
    state: 'TN',
    zip: '38118',
    lat: 35.0456,
    lng: -89.9264,
    timeZone: 'America/Chicago',
    cutOffHour: 17,
    pickedBy: 'sandbox',
    depth: 0.74,
  },
  {
    code: 'DAL',
    name: 'Dallas',
    city: 'Dallas',
    state: 'TX',
    zip: '75241',
    lat: 32.6722,
    lng: -96.7774,
    timeZone: 'America/Chicago',
    cutOffHour: 16,
    pickedBy: 'sandbox',
    depth: 0.68,
  },
  {
    code: 'RNO',
    name: 'Reno',
    city: 'Reno',
    state: 'NV',
    zip: '89506',
    lat: 39.6417,
    lng: -119.8795,
    timeZone: 'America/Los_Angeles',
    cutOffHour: 15,
    pickedBy: 'people',
    depth: 0.66,
  },
];
