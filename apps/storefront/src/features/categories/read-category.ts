import type { TireCard } from '@simpletread/contract';
import { readTires } from '../../api/catalogue';
import { sizeHref } from '../../routes';
import type { Shopper } from '../../shopper/shopper';
import { parseVehicleKey } from '../../shopper/vehicle-key';
import { readVehicle } from '../../api/vehicles';
import { chooseFitment } from '../vehicles/fitment-choice';

export interface Category {
  readonly name: string;
  readonly sizeCode: string;
  readonly total: number;
  readonly tires: readonly TireCard[];
  /** All of them in this size. */
  readonly href: string;
  readonly vehicle: string | null;
}

/** Sizes in which between them every tire type is sold. */
const SAMPLE_SIZES = ['225-65r17', 'lt275-65r18', '245-40r18', 'st205-75r15', '11r22-5'] as const;
const SHOWN = 5;

const sizesFor = async ({ vehicle }: Shopper): Promise<readonly string[]> => {
  const key = parseVehicleKey(vehicle?.key);
  if (key === null) return SAMPLE_SIZES;
  const { options } = await readVehicle(key.make, key.model, key.year);
  const option = chooseFitment(options, { key: '', trim: key.trim ?? '' });
  return option === null ? SAMPLE_SIZES : [option.front.sizeSlug, ...SAMPLE_SIZES];
};

/** Tires of one type in the first size that has some: the shopper's own, else the most driven. Null for an unknown type. */
export const readCategory = async (slug: string, shopper: Shopper): Promise<Category | null> => {
  const zip = shopper.place === null ? {} : { zip: shopper.place.zip };
  for (const size of await sizesFor(shopper)) {
    const reply = await readTires({ ...zip, size, category: slug, perPage: SHOWN });
    const [first] = reply.items;
    if (first === undefined) continue;
    const isOwnSize = shopper.vehicle !== null && !SAMPLE_SIZES.some((sample) => sample === size);
    return {
      name: first.categoryName,
      sizeCode: reply.sizeCode,
      total: reply.total,
      tires: reply.items,
      href: `${sizeHref(size)}?category=${slug}`,
      vehicle:
        isOwnSize && shopper.vehicle !== null
          ? `${shopper.vehicle.chosen.year} ${shopper.vehicle.chosen.model}`
          : null,
    };
  }
  return null;
};
