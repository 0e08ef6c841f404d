import type { PriceList, PriceListEntry, PriceRules, Promotion } from '@simpletread/domain';

import type { SimulationRules } from './simulation.js';

/** What JSON makes of something with moments in it. */
type Kept<T> = Omit<T, 'startsAt' | 'endsAt'> & {
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
};

type KeptList = Omit<Kept<PriceList>, 'entries'> & { readonly entries: readonly Kept<PriceListEntry>[] };

interface KeptSet {
  readonly promotions: readonly Kept<Promotion>[];
  readonly priceLists: readonly KeptList[];
}

/** Rules as `jsonb` keeps them. */
export interface KeptRules {
  readonly before: KeptSet;
  readonly after: KeptSet;
}

const momentOf = (text: string | null | undefined): Date | null =>
  text === null || text === undefined ? null : new Date(text);

const windowOf = ({ startsAt, endsAt }: Kept<object>) => ({
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
});

const setOf = ({ promotions, priceLists }: KeptSet): PriceRules => ({
  promotions: promotions.map((promotion) => ({ ...promotion, ...windowOf(promotion) })),
  priceLists: priceLists.map((list) => ({
    ...list,
    ...windowOf(list),
    entries: list.entries.map((entry) => ({ ...entry, ...windowOf(entry) })),
  })),
});

/** Rules as they were when they were kept. */
export const rulesOf = ({ before, after }: KeptRules): SimulationRules => ({
  before: setOf(before),
  after: setOf(after),
});
