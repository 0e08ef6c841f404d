import { MOST_TIRES_PER_LINE, ok, refuse, type Result } from '@simpletread/domain';

import type { Tire } from '../../../catalogue/index.js';

/** Checks that `quantity` of a tire may be in a cart now: it exists, is sold, and is in stock. */
export const checkLine = (
  tire: Tire | undefined,
  quantity: number,
): Result<Tire, 'tire.unknown' | 'tire.discontinued' | 'tire.outOfStock' | 'cart.quantityInvalid'> => {
  if (tire === undefined) return refuse('tire.unknown');
  if (tire.status === 'discontinued') return refuse('tire.discontinued');
  if (quantity < 1 || quantity > MOST_TIRES_PER_LINE)
    return refuse('cart.quantityInvalid', { min: 1, max: MOST_TIRES_PER_LINE });
  if (tire.available < quantity) return refuse('tire.outOfStock', { available: tire.available });
  return ok(tire);
};
