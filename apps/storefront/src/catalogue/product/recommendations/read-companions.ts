import type { BoughtWithReply, ChosenTire, TireCard } from '@simpletread/contract';
import { readBoughtWith, readChosenTires, readSimilarTires } from '../../tires';
import { orElse } from '../../../shell/api';
import { readShopper } from '../../../shell/shopper';
import type { ProductAddress } from '../sizes/tire-in-size';

/** A tire that was also bought, and by whom. */
export interface BoughtTire {
  readonly tire: ChosenTire;
  readonly item: BoughtWithReply['items'][number];
}

/** Products shown with a tire. */
export interface Companions {
  readonly similar: readonly TireCard[];
  /** Those of its category, which can stand in for it. */
  readonly alternatives: readonly TireCard[];
  readonly habits: BoughtWithReply | null;
  /** Tires of the same size that its buyers, or those of its category, also bought. */
  readonly boughtWith: readonly BoughtTire[];
}

const ALTERNATIVES_SHOWN = 3;

export const NO_COMPANIONS: Companions = { similar: [], alternatives: [], habits: null, boughtWith: [] };

const boughtWith = async ({ items }: BoughtWithReply): Promise<readonly BoughtTire[]> => {
  if (items.length === 0) return [];
  const { items: tires } = await readChosenTires(items.map(({ itemNumber }) => itemNumber).join('.'));
  return items.flatMap((item) => {
    const tire = tires.find(({ itemNumber }) => itemNumber === item.itemNumber);
    return tire === undefined ? [] : [{ tire, item }];
  });
};

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
  const [similar, alternatives, habits] = await Promise.all([
    orElse(readSimilarTires(brand, line, query), { items: [] }),
    orElse(readSimilarTires(brand, line, { ...query, category: 'same', limit: ALTERNATIVES_SHOWN }), {
      items: [],
    }),
    orElse(readBoughtWith(item), null),
  ]);
  return {
    similar: similar.items,
    alternatives: alternatives.items,
    habits,
    boughtWith: habits === null ? [] : await orElse(boughtWith(habits), []),
  };
};
