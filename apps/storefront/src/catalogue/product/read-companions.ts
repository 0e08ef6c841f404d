import type { BoughtWithReply, ChosenTire, TireCard } from '@simpletread/contract';
import { readBoughtWith, readChosenTires, readSimilarTires } from '../tires';
import { orElse } from '../../shell/api';
import { readShopper } from '../../shell/shopper';
import type { ProductAddress } from './read-product-page';

/** Products shown with a tire. */
export interface Companions {
  readonly similar: readonly TireCard[];
  readonly habits: BoughtWithReply | null;
  /** Tires also bought by buyers of this one, most buyers first. */
  readonly boughtWith: readonly ChosenTire[];
}

export const NO_COMPANIONS: Companions = { similar: [], habits: null, boughtWith: [] };

const boughtWith = async ({ items }: BoughtWithReply): Promise<readonly ChosenTire[]> =>
  items.length === 0
    ? []
    : (await readChosenTires(items.map(({ itemNumber }) => itemNumber).join('.'))).items;

/** Returns the products shown with a tire, as far as they can be read; none before a size is chosen. */
export const readCompanions = async (
  { brand, line, item }: ProductAddress,
  rearItem: number | undefined,
): Promise<Companions> => {
  if (item === null) return NO_COMPANIONS;
  const shopper = await readShopper();
  const query = {
    item,
    ...(rearItem === undefined ? {} : { rearItem }),
    ...(shopper.vehicle === null ? {} : { vehicle: shopper.vehicle.key }),
    ...(shopper.place === null ? {} : { zip: shopper.place.zip }),
  };
  const [similar, habits] = await Promise.all([
    orElse(readSimilarTires(brand, line, query), { items: [] }),
    orElse(readBoughtWith(item), null),
  ]);
  return {
    similar: similar.items,
    habits,
    boughtWith: habits === null ? [] : await orElse(boughtWith(habits), []),
  };
};
