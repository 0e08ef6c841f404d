import { ok, refuse, type Result } from '@simpletread/domain';

import type { CartChange, CartToChange } from './cart.js';
import { checkLine } from './cart-line-rules.js';

interface LineChange {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  readonly hasRoadHazard?: boolean | undefined;
}

/** Sets quantity and coverage of a line; fewer tires are always allowed, more only while they are in stock. */
export const changeLine = ({ cart, tires }: CartToChange, change: LineChange): Result<CartChange> => {
  const line = cart.lines.find(({ lineId }) => lineId === change.lineId);
  if (line === undefined) return refuse('cart.lineMissing');
  const tire = tires.find(({ tireId }) => tireId === line.tireId);
  const quantity = change.quantity ?? line.quantity;
  if (quantity > line.quantity) {
    const checked = checkLine(tire, quantity);
    if (!checked.ok) return checked;
  }
  const changed = {
    ...line,
    quantity,
    hasRoadHazard: change.hasRoadHazard ?? line.hasRoadHazard,
    seenPriceInCents: tire?.priceInCents ?? line.seenPriceInCents,
  };
  return ok({ lines: cart.lines.map((other) => (other === line ? changed : other)) });
};
