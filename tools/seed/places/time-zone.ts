import { STATES } from './states.js';

interface Split {
  /** Degrees east; places west of it keep the other zone. */
  readonly lng: number;
  readonly west: string;
  readonly east?: string;
}

/** States in two zones, cut at a meridian: right for nearly everyone who lives there. */
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

/** The IANA zone of a place, by its state and, where that keeps two, its longitude. */
export const timeZoneOf = (state: string, lng: number): string => {
  const split = SPLITS[state];
  const usual = STATES[state]?.timeZone ?? 'America/New_York';
  if (split === undefined) return usual;
  return lng < split.lng ? split.west : (split.east ?? usual);
};
