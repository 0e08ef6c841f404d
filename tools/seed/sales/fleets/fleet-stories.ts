import type { FleetCloseReason, UnitCare } from '@simpletread/domain';

export interface UnitStory {
  readonly number: string;
  readonly vehicle: readonly [year: number, make: string, model: string, trim: string];
  readonly size: string;
  readonly vin: string | null;
  readonly plate: string | null;
  /** Days since the odometer was read and since the last rotation; null for never. */
  readonly read: readonly [miles: number, daysAgo: number] | null;
  readonly rotated: readonly [miles: number | null, daysAgo: number] | null;
  readonly isRetired?: true;
}

export interface FleetStory {
  readonly name: string;
  readonly contact: readonly [name: string, email: string, phone: string];
  readonly note: string;
  readonly closeReason: FleetCloseReason | null;
  readonly isOwned: boolean;
  /** The demo account that buys for it. */
  readonly accountEmail: string | null;
  readonly units: readonly UnitStory[];
}

/** The known odometer and rotations of a unit. */
export const careOfStory = (
  { read, rotated }: Pick<UnitStory, 'read' | 'rotated'>,
  dayBefore: (days: number) => string,
): UnitCare => ({
  miles: read?.[0] ?? null,
  milesOn: read === null ? null : dayBefore(read[1]),
  rotatedOn: rotated === null ? null : dayBefore(rotated[1]),
  rotatedMiles: rotated?.[0] ?? null,
});

const F150 = [2022, 'Ford', 'F-150', 'Lariat'] as const;
const SILVERADO = [2021, 'Chevrolet', 'Silverado 1500', 'WT'] as const;
const TAHOE = [2022, 'Chevrolet', 'Tahoe', 'LT'] as const;
const EXPLORER = [2021, 'Ford', 'Explorer', 'XLT'] as const;

const NO_IDS = { vin: null, plate: null };

/** A fleet with rotations due, one without, and one that is closed. */
export const FLEET_STORIES: readonly FleetStory[] = [
  {
    name: 'Delaware Valley Plumbing',
    contact: ['Carla Benton', 'carla.benton@example.com', '2155550186'],
    note: 'Trucks are in the yard before 7 am. Call ahead for the gate.',
    closeReason: null,
    isOwned: true,
    accountEmail: 'terrence.boyd@example.com',
    units: [
      {
        ...{ number: 'T-01', vehicle: F150, size: '275/65R18', vin: '1M8GDM9AXKP042788', plate: 'ZKA 4471' },
        ...{ read: [48_210, 3], rotated: [40_900, 150] },
      },
      {
        ...{ number: 'T-02', vehicle: F150, size: '275/65R18', vin: null, plate: 'ZKA 4472' },
        ...{ read: [31_020, 12], rotated: [28_400, 205] },
      },
      {
        ...{ number: 'T-03', vehicle: SILVERADO, size: '255/70R17', vin: null, plate: 'ZKB 1108' },
        ...{ read: [52_640, 2], rotated: [47_000, 118] },
      },
      {
        ...{ number: 'T-04', vehicle: SILVERADO, size: '255/70R17', vin: null, plate: 'ZKB 1109' },
        ...{ read: [22_310, 6], rotated: [20_150, 61] },
      },
      { ...{ number: 'T-05', vehicle: SILVERADO, size: '255/70R17' }, ...NO_IDS, read: null, rotated: null },
      {
        ...{ number: 'T-00', vehicle: EXPLORER, size: '255/65R18' },
        ...{ ...NO_IDS, read: [131_400, 240], rotated: [127_800, 300], isRetired: true },
      },
    ],
  },
  {
    name: 'Keystone Home Health',
    contact: ['Samir Patel', 'samir.patel@example.com', '6105550131'],
    note: '',
    closeReason: null,
    isOwned: false,
    accountEmail: null,
    units: [
      {
        ...{ number: '12', vehicle: EXPLORER, size: '255/65R18', vin: null, plate: 'LRM 2290' },
        ...{ read: [18_240, 9], rotated: [16_900, 40] },
      },
      {
        ...{ number: '14', vehicle: TAHOE, size: '265/65R18', vin: null, plate: 'LRM 2291' },
        ...{ read: [27_655, 9], rotated: [null, 162] },
      },
    ],
  },
  {
    name: 'Northgate Couriers',
    contact: ['Bea Lindqvist', 'bea.lindqvist@example.com', '4845550172'],
    note: '',
    closeReason: 'soldVehicles',
    isOwned: true,
    accountEmail: null,
    units: [
      {
        ...{ number: 'C1', vehicle: EXPLORER, size: '255/65R18', vin: null, plate: null },
        ...{ read: [88_020, 130], rotated: [80_400, 260] },
      },
    ],
  },
];
