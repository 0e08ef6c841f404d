import { ContractError } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { chargeWords } from './charge-words';
import { checkoutHref } from '../../../shell/paths';
import type { PlaceOrderState } from './place-order-state';

type Problem = Pick<PlaceOrderState, 'problem' | 'way'>;

const CART = { href: '/cart', label: 'Change your cart' };
const SHIPPING = { href: checkoutHref('shipping'), label: 'Go to shipping' };
const TIMES = { href: `${checkoutHref('shipping')}#times`, label: 'Change time' };
const VEHICLE = { href: `${checkoutHref('shipping')}#vehicle`, label: 'Choose a vehicle' };
const TRACKING = { href: '/track-your-order', label: 'Track your order' };

/** Links that fix a refused order. */
const WAYS: Partial<Record<FaultCode, NonNullable<Problem['way']>>> = {
  'cart.empty': CART,
  'tire.outOfStock': CART,
  'tire.discontinued': CART,
  'fitment.refused': CART,
  'vehicle.required': VEHICLE,
  'cart.fulfilmentRequired': SHIPPING,
  'cart.shipToRequired': SHIPPING,
  'shop.unknown': SHIPPING,
  'shop.cannotInstall': SHIPPING,
  'pickupPoint.required': SHIPPING,
  'pickupPoint.unknown': SHIPPING,
  'warehousePickup.required': SHIPPING,
  'warehousePickup.unknown': SHIPPING,
  'warehousePickup.notInStock': SHIPPING,
  'appointment.required': TIMES,
  'appointment.taken': TIMES,
  'cart.alreadyOrdered': TRACKING,
  'payment.processing': TRACKING,
};

const CHANGED_ELSEWHERE = 'Your cart was changed in another tab. Here is the current cart.';
/** A lost answer: sending the same order again still places and charges it once. */
const UNKNOWN = 'We didn’t get an answer. Press the button again; you’ll be charged only once.';

const asSentence = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`);

/** Returns the shopper's message and link for an order that was not placed. */
export const orderProblem = (error: ContractError): Problem => {
  const { code, message, statusCode } = error;
  if (code === null || statusCode === null || statusCode >= 500) return { problem: UNKNOWN, way: null };
  const what = code === 'record.stale' ? CHANGED_ELSEWHERE : asSentence(message);
  const money = chargeWords(code);
  return { problem: money === null ? message : `${what} ${money}`, way: WAYS[code] ?? null };
};

/** Refusals after which the page shows the current cart with its new total. */
export const SHOWN_AGAIN: readonly FaultCode[] = [
  'cart.priceChanged',
  'record.stale',
  'tire.outOfStock',
  'tire.discontinued',
  'fitment.refused',
  'vehicle.required',
  'shop.unknown',
  'shop.cannotInstall',
  'pickupPoint.unknown',
  'warehousePickup.unknown',
  'warehousePickup.notInStock',
  'appointment.required',
  'appointment.taken',
  'giftCard.changed',
  'fleet.exemptionOver',
];
