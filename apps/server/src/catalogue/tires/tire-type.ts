import type { ProductLine } from './lines/product-line.js';

/** The use of a tire: a kind of vehicle, named by every line. */
export interface TireType {
  readonly slug: string;
  readonly name: string;
}

/** Lines of any kind of vehicle that their makers build for the weight and torque of electric ones. */
export const ELECTRIC: TireType = { slug: 'electric-vehicle', name: 'Electric Vehicle' };

/** A kind of vehicle as addresses name it. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const types = new Map<string, TireType>();

/** The kind of vehicle that a line is for. */
export const tireTypeOf = ({ vehicleType }: ProductLine): TireType => {
  const known = types.get(vehicleType);
  if (known !== undefined) return known;
  const type = { slug: slugOf(vehicleType), name: vehicleType };
  types.set(vehicleType, type);
  return type;
};

/** Every type that a line is found under. */
export const tireTypesOf = (line: ProductLine): readonly TireType[] =>
  line.isForElectric ? [tireTypeOf(line), ELECTRIC] : [tireTypeOf(line)];

/** True if a line is listed under one of these types. */
export const isOfTypes = (line: ProductLine, slugs: ReadonlySet<string>): boolean =>
  slugs.has(tireTypeOf(line).slug) || (line.isForElectric && slugs.has(ELECTRIC.slug));
