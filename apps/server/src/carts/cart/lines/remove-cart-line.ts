import { ok, refuse, type Result } from '@simpletread/domain';

import type { Cart, CartChange } from '../cart.js';

/** Takes a line out of the cart. */
export const removeLine = ({ lines }: Cart, lineId: string): Result<CartChange> =>
  lines.some((line) => line.lineId === lineId)
    ? ok({ lines: lines.filter((line) => line.lineId !== lineId) })
    : refuse('cart.lineMissing');
