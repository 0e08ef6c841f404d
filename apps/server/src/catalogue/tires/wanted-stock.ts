import type { WantedStock } from '@simpletread/domain';

import type { TireQuantity } from './out-the-door.js';

/** The tires of a set with the stock of each warehouse, as an arrival is computed from. */
export const wantedStock = (set: readonly TireQuantity[]): WantedStock => ({
  lines: set.map(({ tire: { tireId }, quantity }) => ({ tireId, quantity })),
  levels: set.flatMap(({ tire: { tireId, stock } }) => stock.map((level) => ({ tireId, ...level }))),
});
