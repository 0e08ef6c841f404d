import { type FittingTires, type OrderReturns, startReturn } from '@simpletread/contract';
import { handlingDueAgain, priceReturn, type ReturnPrice, type ReturnReason } from '@simpletread/domain';

import type { BodyOf } from '../../../shell/api/index.js';
import { formContract } from '../../../shell/form/index.js';

export interface StartForm {
  readonly quantities: readonly string[];
  readonly reason: ReturnReason;
  readonly comments: string;
  readonly isUnused: boolean;
  /** Empty for a return alone. */
  readonly exchangeTireId: string;
}

export const startFormOf = ({ lines }: OrderReturns): StartForm => ({
  quantities: lines.map(() => '0'),
  reason: 'wrong-size',
  comments: '',
  isUnused: false,
  exchangeTireId: '',
});

/** The lines of an order with the tires that a form returns. */
export const chosenLines = ({ lines }: OrderReturns, { quantities }: StartForm) =>
  lines.map((line, at) => ({ ...line, quantity: Number(quantities[at] ?? '0') }));

/** The money of a form: with its handling fee, or without as an exchange. */
export const priceOf = (offer: OrderReturns, form: StartForm, isExchange: boolean): ReturnPrice => {
  const chosen = chosenLines(offer, form);
  const dueAgain = handlingDueAgain(offer.waivedHandling, chosen);
  const replacements = isExchange ? chosen.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  return priceReturn(chosen, { replacements, dueAgain });
};

/** The tires that a form exchanges for; null for a return alone. */
export const exchangeIn = (
  { reason, exchangeTireId }: StartForm,
  tires: readonly FittingTires[],
): FittingTires | null =>
  reason === 'wrong-size' ? (tires.find(({ tireId }) => tireId === exchangeTireId) ?? null) : null;

/** Checks a return as the server reads its body. */
export const startContract = (offer: OrderReturns) =>
  formContract<StartForm, BodyOf<typeof startReturn>>({
    schema: startReturn.body,
    inputOf: (form) => ({
      lines: chosenLines(offer, form).map(({ lineId, quantity }) => ({ lineId, quantity })),
      reason: form.reason,
      comments: form.comments,
      isUnused: form.isUnused,
      expectedRefundInCents: priceOf(offer, form, false).refundInCents,
      exchange:
        form.reason !== 'wrong-size' || form.exchangeTireId === ''
          ? null
          : { tireId: form.exchangeTireId, vehicle: null },
    }),
  });
