import { ownValue } from '../../lookup/index.js';

const STATES_OF_ZONE: Readonly<Record<string, string>> = {
  'America/Anchorage': 'AK',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Denver': 'CO MT NM UT WY',
  'America/New_York': 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'Pacific/Honolulu': 'HI',
  'America/Boise': 'ID',
  'America/Indiana/Indianapolis': 'IN',
  'America/Detroit': 'MI',
  'America/Puerto_Rico': 'PR',
};

const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) =>
    states.split(' ').map((state): [string, string] => [state, zone]),
  ),
);

interface Split {
  /** Degrees east; places west of it use the other zone. */
  readonly lng: number;
  readonly west: string;
  readonly east?: string;
}

/** States with two zones, split at a meridian: right for nearly everyone who lives there. */
const SPLITS: Readonly<Record<string, Split>> = {
  FL: { lng: -85.0, west: 'America/Chicago' },
  ID: { lng: -180, west: 'America/Los_Angeles' },
  IN: { lng: -86.9, west: 'America/Chicago' },
  KS: { lng: -101.5, west: 'America/Denver' },
  KY: { lng: -85.9, west: 'America/Chicago' },
  ND: { lng: -102.0, west: 'America/Denver' },
  NE: { lng: -101.3, west: 'America/Denver' },
  OR: { lng: -117.5, west: 'America/Los_Angeles', east: 'America/Boise' },
  SD: { lng: -100.6, west: 'America/Denver' },
  TN: { lng: -85.1, west: 'America/Chicago', east: 'America/New_York' },
  TX: { lng: -105.0, west: 'America/Denver' },
};

/**
 * Returns a place's IANA zone from its state (two letters) and, where a state has two, its longitude in degrees east. Eastern time for
 * anything but the fifty states, the District and Puerto Rico.
 */
export const timeZoneOf = (state: string, lng: number): string => {
  const split = ownValue(SPLITS, state);
  const usual = USUAL.get(state) ?? 'America/New_York';
  if (split === undefined) return usual;
  return lng < split.lng ? split.west : (split.east ?? usual);
};
