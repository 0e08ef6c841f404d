/**
 * Mean January temperature (°F) where most of a state's people live, yearly rain and snow (inches of water), and the mean latitude of its
 * ZIP codes. Compiled from general knowledge of the 1991–2020 normals, rounded; unverified, like data/reference. Latitudes are derived from
 * data/reference/zips.csv.
 */
export interface StateClimate {
  readonly januaryF: number;
  readonly waterIn: number;
  readonly latitude: number;
}

const climate = (januaryF: number, waterIn: number, latitude: number): StateClimate => ({
  januaryF,
  waterIn,
  latitude,
});

export const STATE_CLIMATES: Readonly<Record<string, StateClimate>> = {
  AK: climate(17, 23, 61.5),
  AL: climate(46, 57, 32.9),
  AR: climate(41, 50, 35.1),
  AZ: climate(51, 13, 33.6),
  CA: climate(49, 22, 36.2),
  CO: climate(31, 16, 39.3),
  CT: climate(28, 50, 41.6),
  DC: climate(37, 43, 38.9),
  DE: climate(36, 45, 39.3),
  FL: climate(59, 54, 28.1),
  GA: climate(47, 50, 33.1),
  HI: climate(66, 63, 21.0),
  IA: climate(20, 34, 42.0),
  ID: climate(28, 19, 44.5),
  IL: climate(27, 39, 40.4),
  IN: climate(28, 42, 39.9),
  KS: climate(31, 29, 38.5),
  KY: climate(35, 48, 37.6),
  LA: climate(50, 60, 30.9),
  MA: climate(27, 48, 42.2),
  MD: climate(36, 44, 39.1),
  ME: climate(16, 42, 44.6),
  MI: climate(21, 33, 43.4),
  MN: climate(11, 28, 45.5),
  MO: climate(31, 42, 38.4),
  MS: climate(46, 58, 32.8),
  MT: climate(24, 15, 46.9),
  NC: climate(42, 50, 35.6),
  ND: climate(11, 18, 47.5),
  NE: climate(25, 24, 41.2),
  NH: climate(20, 43, 43.4),
  NJ: climate(34, 47, 40.4),
  NM: climate(37, 14, 34.7),
  NV: climate(42, 10, 37.8),
  NY: climate(28, 42, 42.2),
  OH: climate(28, 39, 40.4),
  OK: climate(39, 36, 35.5),
  OR: climate(36, 28, 44.5),
  PA: climate(31, 43, 40.6),
  RI: climate(30, 47, 41.7),
  SC: climate(46, 48, 34.0),
  SD: climate(19, 20, 44.3),
  TN: climate(39, 54, 35.8),
  TX: climate(48, 29, 31.3),
  UT: climate(30, 12, 39.9),
  VA: climate(37, 44, 37.7),
  VT: climate(18, 43, 44.0),
  WA: climate(30, 38, 47.3),
  WI: climate(17, 33, 44.1),
  WV: climate(32, 45, 38.5),
  WY: climate(24, 13, 42.9),
};
