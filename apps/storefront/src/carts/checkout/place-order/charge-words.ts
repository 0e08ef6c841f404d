import type { FaultCode } from '@simpletread/domain';

/** For cases where the card may have been charged without an order. */
export const MONEY_GOES_BACK = 'If your card was charged, the whole amount goes back to it.';

const NOTHING_CHARGED = 'Nothing was charged.';

/** After the payment, tires can sell out, a time at a shop can be taken, and a provider can stop responding. */
const GIVEN_BACK: readonly FaultCode[] = ['tire.outOfStock', 'appointment.taken', 'payment.notProcessed'];

/** An order may exist or may still follow, or the message itself speaks of the money. */
const UNSAID: readonly FaultCode[] = [
  'cart.alreadyOrdered',
  'payment.processing',
  'payment.amountDiffers',
  'idempotency.running',
];

/** Returns the certain facts about the money after an order was refused with `code`; null if there are none. */
export const chargeWords = (code: FaultCode): string | null => {
  if (UNSAID.includes(code)) return null;
  return GIVEN_BACK.includes(code) ? MONEY_GOES_BACK : NOTHING_CHARGED;
};
