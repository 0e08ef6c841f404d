import type { TireCard, TireSearchReply } from '@simpletread/contract';
import { readTires } from '../tires';
import { parseVehicleKey, readVehicle, type Shopper } from '../../shell/shopper';
import { reportProblem } from '../../shell/error-reports';
import { chooseFitment } from '../vehicles';

/** Real tires and totals for the home page. */
export interface Showcase {
  readonly zip: string;
  readonly isOwnZip: boolean;
  readonly sizeCode: string;
  readonly href: string;
  /** `2021 Outback`, if the shopper's own vehicle decides the size. */
  readonly vehicle: string | null;
  readonly total: number;
  readonly picks: TireSearchReply['topPicks'];
  readonly byCategory: readonly TireCard[];
}

/** The most common size and a sample place, for shoppers without their own. */
const SAMPLE = { sizeSlug: '225-65r17', zip: '19147' } as const;
const CATEGORIES_SHOWN = 5;
const LOOKED_THROUGH = 60;

/** Returns the first tire of each category in the given order. */
export const firstOfCategories = (tires: readonly TireCard[], most: number): TireCard[] => {
  const firstByCategory = new Map<number, TireCard>();
  for (const tire of tires) {
    if (!firstByCategory.has(tire.categoryId) && tire.availability.quantity > 0)
      firstByCategory.set(tire.categoryId, tire);
  }
  return [...firstByCategory.values()].slice(0, most);
};

const subjectOf = async ({ vehicle }: Shopper) => {
  const key = parseVehicleKey(vehicle?.key);
  if (vehicle === null || key === null) {
    return { query: { size: SAMPLE.sizeSlug }, href: `/tire-sizes/${SAMPLE.sizeSlug}`, name: null };
  }
  const { options } = await readVehicle(key.make, key.model, key.year);
  const option = chooseFitment(options, { key: '', trim: key.trim ?? '' });
  if (option === null) {
    return { query: { size: SAMPLE.sizeSlug }, href: `/tire-sizes/${SAMPLE.sizeSlug}`, name: null };
  }
  return {
    query: {
      size: option.front.sizeSlug,
      vehicle: vehicle.key,
      ...(option.rear === null ? {} : { rearSize: option.rear.sizeSlug }),
    },
    href: vehicle.href,
    name: `${vehicle.chosen.year} ${vehicle.chosen.model}`,
  };
};

/** Returns real tires for the home page, for the shopper's vehicle and ZIP if known. Null if the API can't answer. */
export const readShowcase = async (shopper: Shopper): Promise<Showcase | null> => {
  try {
    const { query, href, name } = await subjectOf(shopper);
    const zip = shopper.place?.zip ?? SAMPLE.zip;
    const reply = await readTires({ ...query, zip, perPage: LOOKED_THROUGH });
    return {
      zip,
      isOwnZip: shopper.place !== null,
      sizeCode: reply.sizeCode,
      href,
      vehicle: name,
      total: reply.total,
      picks: reply.topPicks,
      byCategory: firstOfCategories(reply.items, CATEGORIES_SHOWN),
    };
  } catch (error) {
    reportProblem('home showcase', error);
    return null;
  }
};
