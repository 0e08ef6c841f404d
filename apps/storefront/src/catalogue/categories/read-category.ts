import type { TireCard } from '@simpletread/contract';
import { readTires, readTireSizes } from '../tires';
import { parseVehicleKey, readVehicle, type Shopper } from '../../shell/shopper';
import { hubHref } from '../../shell/paths';
import { mostFittedSize } from '../sizes';
import { chooseFitment } from '../vehicles';

export interface Category {
  readonly name: string;
  readonly sizeCode: string;
  readonly total: number;
  readonly tires: readonly TireCard[];
  /** All of them in this size. */
  readonly href: string;
  readonly vehicle: string | null;
}

const SHOWN = 5;

const ownSize = async ({ vehicle }: Shopper): Promise<string | null> => {
  const key = parseVehicleKey(vehicle?.key);
  if (key === null) return null;
  const { options } = await readVehicle(key.make, key.model, key.year);
  return chooseFitment(options, { key: '', trim: key.trim ?? '' })?.front.sizeSlug ?? null;
};

/** Returns tires of one type in the shopper's own size, otherwise in the most common factory size with tires. Null for an unknown type. */
export const readCategory = async (slug: string, shopper: Shopper): Promise<Category | null> => {
  const [{ rims }, own] = await Promise.all([readTireSizes({ category: slug }), ownSize(shopper)]);
  const isInOwnSize = rims.some(({ sizes }) => sizes.some(({ sizeSlug }) => sizeSlug === own));
  const size = isInOwnSize && own !== null ? own : mostFittedSize(rims, SHOWN)?.sizeSlug;
  if (size === undefined) return null;
  const zip = shopper.place === null ? {} : { zip: shopper.place.zip };
  const vehicle = isInOwnSize && shopper.vehicle !== null ? { vehicle: shopper.vehicle.key } : {};
  const reply = await readTires({ ...zip, ...vehicle, size, category: slug, perPage: SHOWN });
  const [first] = reply.items;
  if (first === undefined || first.fit?.kind === 'refused') return null;
  return {
    name: first.categoryName,
    sizeCode: reply.sizeCode,
    total: reply.total,
    tires: reply.items,
    href: hubHref({ size, category: slug }),
    vehicle:
      isInOwnSize && shopper.vehicle !== null
        ? `${shopper.vehicle.chosen.year} ${shopper.vehicle.chosen.model}`
        : null,
  };
};
