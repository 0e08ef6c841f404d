'use server';

import { ContractError, faultMessage } from '@simpletread/contract';
import { cents, type FaultCode, isPayLater, isUuid, parsePoNumber } from '@simpletread/domain';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { forgetCart, keepOwnOrder, readOwnOrder } from '../../../orders';
import { cartToken } from '../../cart';
import { forgetCard, readCard } from '../payment/card-cookie';
import { checkoutHref } from '../../../shell/paths';
import { keepKatapultIds } from '../payment/katapult-ids';
import { orderProblem, SHOWN_AGAIN } from './order-problems';
import { PAYMENT_PROBLEMS } from '../payment/payment-problems';
import type { PlaceOrderState } from './place-order-state';
import { sendOrder } from './send-order';

/** Refusals of the buyer’s purchase order, shown at its field. */
const PO_REFUSALS: readonly FaultCode[] = [
  'fleet.poUnknown',
  'fleet.poClosed',
  'fleet.poEarly',
  'fleet.poExpired',
  'fleet.poOverrun',
];

const whole = (form: FormData, name: string): number => {
  const value = Number(form.get(name));
  return Number.isSafeInteger(value) ? value : 0;
};

const otherWayHref = (code: string, method: string): string =>
  `${checkoutHref('payments')}?problem=${code}&with=${method}`;

/** Redirects after a refusal, or returns its message; a card that did not pay must be entered again. */
const afterRefusal = async (
  error: ContractError,
  { cartId, method }: { readonly cartId: string; readonly method: string },
  attempt: number,
): Promise<PlaceOrderState> => {
  const { code } = error;
  if (PAYMENT_PROBLEMS.some((known) => known === code)) {
    if (method === 'card') await forgetCard();
    if (code === 'payment.declined') await keepKatapultIds(cartId);
    redirect(otherWayHref(String(code), method));
  }
  const own = await readOwnOrder();
  if (
    own !== null &&
    own.cartId === cartId &&
    (code === 'payment.processing' || code === 'cart.alreadyOrdered')
  ) {
    redirect(`/checkout/confirm-order/${own.orderNumber}`);
  }
  if (code !== null && SHOWN_AGAIN.includes(code)) refresh();
  if (PO_REFUSALS.some((known) => known === code))
    return { problem: null, way: null, poNumberError: error.message, attempt };
  return { ...orderProblem(error), poNumberError: null, attempt };
};

/** The payer as the page showed it, so a choice in another tab can't change it. Null without a card. */
const paymentOf = async (method: string) => {
  if (method === 'gift-card') return { method: 'gift-card' as const };
  if (isPayLater(method)) return { method };
  const card = await readCard();
  return card === null ? null : { method: 'card' as const, token: card.token };
};

/** Places the order as the page showed it: its total, its cart, its payer. Sent twice it is placed once. */
export const placeOrderAsShown = async (
  before: PlaceOrderState,
  form: FormData,
): Promise<PlaceOrderState> => {
  const method = String(form.get('method') ?? 'card');
  const poNumber = parsePoNumber(String(form.get('poNumber') ?? ''));
  if (!poNumber.ok) {
    const poNumberError = faultMessage(poNumber.fault);
    return { problem: null, way: null, poNumberError, attempt: before.attempt + 1 };
  }
  const [token, payment] = await Promise.all([cartToken(), paymentOf(method)]);
  if (token === null) redirect('/cart');
  if (payment === null) redirect(otherWayHref('payment.tokenUnknown', 'card'));
  const key = String(form.get('orderKey') ?? '');
  const cartId = String(form.get('cartId') ?? '');
  const order = {
    cartVersion: whole(form, 'cartVersion'),
    expectedTotalInCents: cents(whole(form, 'expectedTotal')),
    giftCardInCents: cents(whole(form, 'giftCard')),
    poNumber: poNumber.value ?? '',
    payment,
  };
  let placed;
  try {
    placed = await sendOrder(token, order, isUuid(key) ? key : crypto.randomUUID());
  } catch (error) {
    if (error instanceof ContractError) return afterRefusal(error, { cartId, method }, before.attempt + 1);
    throw error;
  }
  await keepOwnOrder({ orderNumber: placed.orderNumber, token: placed.orderToken, cartId });
  if (placed.providerPage !== null) redirect(placed.providerPage);
  if (placed.state === 'processing') redirect(`/checkout/confirm-order/${placed.orderNumber}`);
  await forgetCart();
  redirect('/checkout/order-confirmation');
};
