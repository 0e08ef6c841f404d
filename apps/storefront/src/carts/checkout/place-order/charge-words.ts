import type { FaultCode } from '@simpletread/domain';

/** Where the card may have been charged before it was clear that there is no order. */
export const MONEY_GOES_BACK = 'If your card was charged, the whole amount goes back to it.';

const NOTHING_CHARGED = 'Nothing was charged.';

/** Tires can sell out, a time at a shop can be gone, and a provider can fall silent, after the money was taken. */
const GIVEN_BACK: readonly FaultCode[] = ['tire.outOfStock', 'appointment.taken', 'payment.notProcessed'];

/** An order may be there, or still come. */
const UNSAID: readonly FaultCode[] = ['cart.alreadyOrdered', 'payment.processing', 'idempotency.running'];

/** What is certain about the money after an order was refused with `code`; null where nothing is. */
export const chargeWords = (code: FaultCode): string | null => {
  if (UNSAID.includes(code)) return null;
  return GIVEN_BACK.includes(code) ? MONEY_GOES_BACK : NOTHING_CHARGED;
};
