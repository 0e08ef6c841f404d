import type { WantedStock } from '@simpletread/domain';

import { type Tire, wantedStock } from '../../../catalogue/index.js';
import type { CartLine } from '../cart.js';

/** The tires of a cart and where they are in stock; a tire that is hidden for a moment counts as missing nowhere. */
export const wantedStockOf = (
  lines: readonly Pick<CartLine, 'tireId' | 'quantity'>[],
  tires: readonly Tire[],
): WantedStock => {
  const byId = new Map(tires.map((tire) => [tire.tireId, tire]));
  return wantedStock(
    lines.flatMap(({ tireId, quantity }) => {
      const tire = byId.get(tireId);
      return tire === undefined ? [] : [{ tire, quantity }];
    }),
  );
};
