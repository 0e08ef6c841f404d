import { ownValue } from '@simpletread/domain';

/** Maximum cold pressure in psi by load range, from the load range table; also valid for trailer ranges. */
const MAX_PSI: Readonly<Record<string, number>> = {
  SL: 44,
  XL: 50,
  B: 35,
  C: 50,
  D: 65,
  E: 80,
  F: 95,
  G: 110,
  H: 120,
  J: 125,
  L: 130,
};

const OFF_ROAD_PSI = 14;

/** Returns the pressure marked on the sidewall, null if the range's is unknown. */
export const maxPressurePsi = (kind: string, loadRange: string): number | null =>
  kind === 'ATV/UTV/golf/lawn' ? OFF_ROAD_PSI : (ownValue(MAX_PSI, loadRange) ?? null);
