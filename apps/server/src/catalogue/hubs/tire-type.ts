import type { ProductLine } from '../product-line.js';
import { subtypeSlugOf } from '../search/tire-filters.js';

/** What tires are for: a kind of vehicle, as every line names one. */
export interface TireType {
  readonly slug: string;
  readonly name: string;
}

/** Lines of any kind of vehicle that their makers build for the weight and torque of electric ones. */
export const ELECTRIC: TireType = { slug: 'electric-vehicle', name: 'Electric Vehicle' };

const slugs = new Map<string, TireType>();

/** The kind of vehicle that a line is for. */
export const tireTypeOf = ({ vehicleType }: ProductLine): TireType => {
  const known = slugs.get(vehicleType);
  if (known !== undefined) return known;
  const type = { slug: subtypeSlugOf(vehicleType), name: vehicleType };
  slugs.set(vehicleType, type);
  return type;
};

/** Every type that a line is found under. */
export const tireTypesOf = (line: ProductLine): readonly TireType[] =>
  line.isForElectric ? [tireTypeOf(line), ELECTRIC] : [tireTypeOf(line)];
