import { ok, refuse, type Result } from '@simpletread/domain';

import type { CartChange, CartLine, CartToChange } from '../cart.js';
import { checkLine } from './cart-line-rules.js';
import { acknowledgementOf } from './fit-acknowledgement.js';

interface LineChange {
  readonly lineId: string;
  readonly quantity?: number | undefined;
  readonly hasRoadHazard?: boolean | undefined;
  /** The reasons against the tire that the shopper saw and wants it in spite of; null takes that back. */
  readonly acknowledgedReasons?: readonly string[] | null | undefined;
  readonly at: Date;
}

const acknowledged = (
  line: CartLine,
  { acknowledgedReasons: shown, at }: LineChange,
): Result<CartLine['fitAcknowledgement']> => {
  if (shown === undefined) return ok(line.fitAcknowledgement);
  return shown === null ? ok(null) : acknowledgementOf(line.fit, shown, at);
};

/** Sets quantity and coverage of a line and what is said about its fit; fewer tires are always allowed, more only while they are in stock. */
export const changeLine = ({ cart, tires }: CartToChange, change: LineChange): Result<CartChange> => {
  const line = cart.lines.find(({ lineId }) => lineId === change.lineId);
  if (line === undefined) return refuse('cart.lineMissing');
  const tire = tires.find(({ tireId }) => tireId === line.tireId);
  const quantity = change.quantity ?? line.quantity;
  if (quantity > line.quantity) {
    const checked = checkLine(tire, quantity);
    if (!checked.ok) return checked;
  }
  const said = acknowledged(line, change);
  if (!said.ok) return said;
  const changed = {
    ...line,
    quantity,
    hasRoadHazard: change.hasRoadHazard ?? line.hasRoadHazard,
    fitAcknowledgement: said.value,
    seenPriceInCents: tire?.priceInCents ?? line.seenPriceInCents,
  };
  return ok({ lines: cart.lines.map((other) => (other === line ? changed : other)) });
};
