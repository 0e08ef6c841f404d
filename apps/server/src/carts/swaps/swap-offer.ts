import type { CartReply, SwapOffer } from '@simpletread/contract';
import {
  addCents,
  appointmentWords,
  type CancellationPlan,
  type Cents,
  EXCHANGED_HANDLING,
  formatMoney,
  formatOrderNumber,
  handlingEffects,
  maskEmail,
  returnedAmounts,
  returnedTotal,
  subtractCents,
  tiresLeft,
  ZERO_CENTS,
} from '@simpletread/domain';

import { paymentLabel, removableLineOf, type Swap } from '../../orders/index.js';

type Pricing = CartReply['pricing'];

const amountsOf = ({ order }: Swap, pricing: Pricing, feeInCents: Cents): SwapOffer['amounts'] => {
  const before = returnedAmounts(
    order.lines.map(removableLineOf).map((line) => ({ ...line, quantity: tiresLeft(line) })),
  );
  const rows: readonly (readonly [string, Cents, Cents])[] = [
    ['Tires', before.tiresInCents, subtractCents(pricing.tiresInCents, pricing.discountInCents)],
    [
      'Installation',
      subtractCents(before.installationInCents, before.installationSavingInCents),
      subtractCents(pricing.installationInCents, pricing.installationSavingInCents),
    ],
    [
      'Road hazard coverage',
      before.roadHazardInCents,
      subtractCents(pricing.roadHazardInCents, pricing.roadHazardSavingInCents),
    ],
    ['Federal excise tax', before.fetInCents, pricing.fetInCents],
    ['State tire fee', before.stateFeeInCents, pricing.stateFeeInCents],
    ['Freight', before.freightInCents, pricing.freightInCents],
    ['Sales tax', before.salesTaxInCents, pricing.salesTaxInCents],
    [EXCHANGED_HANDLING, ZERO_CENTS, feeInCents],
    ['Total', returnedTotal(before), addCents(pricing.totalInCents, feeInCents)],
  ];
  return rows
    .map(([label, beforeInCents, afterInCents]) => ({ label, beforeInCents, afterInCents }))
    .filter(({ beforeInCents, afterInCents }) => beforeInCents !== 0 || afterInCents !== 0);
};

const appointmentEffects = ({ appointment, shop }: Swap, keeps: boolean | null): string[] => {
  if (appointment === null || shop === null) return [];
  return keeps === true
    ? [`Your appointment at ${shop.company} stays ${appointmentWords(appointment)}.`]
    : [
        `Choose a new time at ${shop.company} at checkout. These tires can’t get there in time for your appointment.`,
      ];
};

/** Returns the money, the appointment and the effects of swapping: `cart` is the new order, `refund` the refund of the old one. */
export const swapOfferOf = (
  swap: Swap,
  { pricing, alerts }: Pick<CartReply, 'pricing' | 'alerts'>,
  refund: CancellationPlan,
): Omit<SwapOffer, 'tireId' | 'name' | 'sizeCode' | 'fit'> => {
  const { order, appointment } = swap;
  const keepsAppointment =
    appointment === null ? null : alerts.every(({ code }) => code !== 'appointmentUnavailable');
  return {
    amounts: amountsOf(swap, pricing, refund.handling.feeInCents),
    totalInCents: pricing.totalInCents,
    refundInCents: refund.refundInCents,
    refundTo: paymentLabel(order.payment),
    keepsAppointment,
    effects: [
      `You pay ${formatMoney(pricing.totalInCents)} at checkout for a new order.`,
      `As soon as you place the new order, order ${formatOrderNumber(order.number)} is cancelled and ${formatMoney(refund.refundInCents)} is refunded to ${paymentLabel(order.payment)}.`,
      ...handlingEffects(refund.handling),
      ...appointmentEffects(swap, keepsAppointment),
      'Until then, nothing changes and we keep preparing your tires.',
      `We email a confirmation to ${maskEmail(order.email)}.`,
    ],
  };
};
