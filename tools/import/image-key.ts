import { ownValue } from '@simpletread/domain';
import { createHash } from 'node:crypto';

const VARIANTS = 3;

const FAMILY_OF_CATEGORY: Readonly<Record<number, string>> = {
  1: 'all-season',
  2: 'performance',
  3: 'winter',
  4: 'all-terrain',
  5: 'highway',
  6: 'mud-terrain',
  7: 'racing',
  8: 'uhp',
  10: 'summer',
  11: 'touring',
  13: 'all-weather',
  20: 'racing',
};

const FAMILY_OF_VEHICLE: Readonly<Record<string, string>> = {
  'Commercial Truck': 'commercial',
  Trailer: 'trailer',
};

/** Returns the key of a line's tire picture (`all-season-2`): the family by its category, the variant by its id. */
export const imageKeyOf = (line: { id: string; categoryId: number; vehicleType: string }): string => {
  const family =
    ownValue(FAMILY_OF_VEHICLE, line.vehicleType) ?? FAMILY_OF_CATEGORY[line.categoryId] ?? 'all-season';
  const variant = (createHash('sha256').update(line.id).digest().readUInt32BE() % VARIANTS) + 1;
  return `${family}-${variant}`;
};
