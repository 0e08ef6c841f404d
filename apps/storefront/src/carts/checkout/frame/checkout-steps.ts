import type { CartReply } from '@simpletread/contract';
import type { Step } from '@simpletread/ui';
import { checkoutHref, type CheckoutStep } from '../../../shell/paths';
import { placeCodeOf } from '../shipping/place-codes';

const shippingDetail = ({ fulfilment, shop, pickupPoint, shipTo }: CartReply): string => {
  if (fulfilment === 'ship-to-shop') return shop?.company ?? 'Choose a shop';
  if (fulfilment === 'fedex-pickup') return pickupPoint?.name ?? 'Choose a FedEx location';
  if (fulfilment === 'warehouse-pickup') return pickupPoint?.name ?? 'Choose a warehouse';
  return fulfilment === 'ship-to-me' && shipTo !== null ? `To ${shipTo.city}` : 'Shop, home or FedEx';
};

const hasRoadHazard = ({ lines }: CartReply): boolean =>
  lines.some(({ roadHazardState }) => roadHazardState === 1);

const roadHazardDetail = (cart: CartReply, isAnswered: boolean): string => {
  if (cart.fulfilment !== null && cart.fulfilment !== 'ship-to-shop') return 'Requires installation';
  if (hasRoadHazard(cart)) return 'Road hazard added';
  return isAnswered ? 'None' : 'Optional';
};

const ORDER: readonly CheckoutStep[] = ['shipping', 'services', 'payments', 'order-summary'];

const isAfter = (step: CheckoutStep, other: CheckoutStep): boolean =>
  ORDER.indexOf(step) > ORDER.indexOf(other);

/** Returns the checkout's steps with the choice in each, seen from `current`; `payer` names the card or lender. */
export const checkoutSteps = (
  cart: CartReply,
  payer: string | null,
  current: CheckoutStep,
): readonly Step[] => [
  { id: 'shipping', label: 'Shipping', detail: shippingDetail(cart), href: checkoutHref('shipping') },
  {
    id: 'services',
    label: 'Coverage',
    detail: roadHazardDetail(cart, isAfter(current, 'services')),
    href: checkoutHref('services'),
  },
  { id: 'payments', label: 'Payment', detail: payer ?? 'Card or pay later', href: checkoutHref('payments') },
  { id: 'order-summary', label: 'Last stop', detail: 'Review and order' },
];

const isVehicleMissing = ({ isVehicleRequired, vehicle }: CartReply): boolean =>
  isVehicleRequired && vehicle === null;

/** Returns the first unfinished step before `wanted`; `wanted` itself if nothing is missing. */
export const reachableStep = (cart: CartReply, hasPayer: boolean, wanted: CheckoutStep): CheckoutStep => {
  const isDelivered =
    cart.shipTo !== null &&
    (cart.fulfilment === 'ship-to-me' || (cart.fulfilment !== null && placeCodeOf(cart) !== null)) &&
    (cart.fulfilment !== 'ship-to-shop' || (cart.appointment !== null && !isVehicleMissing(cart)));
  if (wanted === 'shipping' || !isDelivered) return 'shipping';
  return wanted === 'order-summary' && !hasPayer ? 'payments' : wanted;
};
