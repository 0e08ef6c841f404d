import { type CartReply, faultMessage } from '@simpletread/contract';
import { exemptionMismatchWords, formatMoney } from '@simpletread/domain';

import { canInstall } from '../../installers/index.js';
import { isFitAcknowledged } from './lines/fit-acknowledgement.js';
import type { PricedOpenCart } from './priced-open-cart.js';

type CartAlert = CartReply['alerts'][number];
type PricedCartLine = PricedOpenCart['lines'][number];

const nameOf = ({ tire }: PricedCartLine): string => `${tire.line.brandName} ${tire.line.lineName}`;

const lineAlerts = (priced: PricedCartLine, isHeld: boolean): CartAlert[] => {
  const { line, tire } = priced;
  const alerts: CartAlert[] = [];
  const alert = (code: CartAlert['code'], message: string): void => {
    alerts.push({ code, message, lineId: line.lineId });
  };
  if (!isHeld && tire.priceInCents !== line.seenPriceInCents) {
    alert(
      'priceChanged',
      `The price of the ${nameOf(priced)} changed from ${formatMoney(line.seenPriceInCents)} to ${formatMoney(tire.priceInCents)} a tire.`,
    );
  }
  if (tire.status === 'discontinued' || tire.available === 0) {
    alert('outOfStock', `The ${nameOf(priced)} in ${tire.size.code} is currently out of stock.`);
  } else if (tire.available < line.quantity) {
    alert('outOfStock', `Only ${tire.available} of the ${nameOf(priced)} in ${tire.size.code} are left.`);
  }
  if (line.fit?.kind === 'refused' && !isFitAcknowledged(line)) {
    const reason = line.fit.reasons.find(({ isPassed }) => !isPassed)?.text ?? '';
    alert('fitmentRefused', `The ${nameOf(priced)} does not fit your vehicle. ${reason}`.trim());
  }
  return alerts;
};

const shopAlerts = ({ cart, shop, lines }: PricedOpenCart): CartAlert[] => {
  if (cart.fulfilment !== 'ship-to-shop' || shop === null) return [];
  if (!shop.isActive) {
    const message = `${shop.company} no longer takes installations. Please choose another shop.`;
    return [{ code: 'shopRemoved', message, lineId: null }];
  }
  return lines
    .filter(({ tire }) => !canInstall(shop, tire.size))
    .map((priced) => ({
      code: 'uninstallable',
      message: `${shop.company} cannot mount ${priced.tire.size.code}. Choose another shop or ship to your address.`,
      lineId: priced.line.lineId,
    }));
};

const warehouseAlerts = ({ lines, pickupPoint, isAtWarehouse }: PricedOpenCart): CartAlert[] =>
  pickupPoint === null || isAtWarehouse || lines.length === 0
    ? []
    : [
        {
          code: 'notAtWarehouse',
          message: `${pickupPoint.name} doesn’t have all of these tires. Please choose another way to receive them.`,
          lineId: null,
        },
      ];

const pickupPointAlerts = ({ pickupPoint }: PricedOpenCart): CartAlert[] =>
  pickupPoint === null || pickupPoint.isActive
    ? []
    : [
        {
          code: 'pickupPointClosed',
          message: `${pickupPoint.name} no longer holds tires. Please choose another location.`,
          lineId: null,
        },
      ];

/** For a slot that was taken, has passed, or is now before the tires arrive. */
const appointmentAlerts = ({ shop, isAppointmentFree }: PricedOpenCart): CartAlert[] =>
  isAppointmentFree || shop?.isActive !== true
    ? []
    : [
        {
          code: 'appointmentUnavailable',
          message: faultMessage({ code: 'appointment.taken', data: {} }),
          lineId: null,
        },
      ];

const paymentAlerts = ({ cart }: PricedOpenCart): CartAlert[] =>
  cart.isBeingPaid
    ? [{ code: 'beingPaid', message: faultMessage({ code: 'cart.beingPaid', data: {} }), lineId: null }]
    : [];

const freightAlerts = ({ pricing }: PricedOpenCart): CartAlert[] =>
  pricing.freightInCents === 0
    ? []
    : [
        {
          code: 'freight',
          message: `Oversized tires ship by freight for ${formatMoney(pricing.freightInCents)}, included in the total.`,
          lineId: null,
        },
      ];

const exemptionAlerts = ({ context, destination, lines }: PricedOpenCart): CartAlert[] => {
  const message = lines.length === 0 ? null : exemptionMismatchWords(context.shopper, destination);
  return message === null ? [] : [{ code: 'taxExemptionMismatch', message, lineId: null }];
};

/** For a quote whose prices no longer count here. */
const holdAlerts = ({ cart: { priceHold }, held, lines }: PricedOpenCart): CartAlert[] => {
  const isMissed = priceHold !== null && priceHold.lines.length > 0 && held.size === 0 && lines.length > 0;
  const message =
    'Your quote’s prices apply to one order of its tires in the quoted quantity, until its last day. These are today’s prices.';
  return isMissed ? [{ code: 'quoteNotApplied', message, lineId: null }] : [];
};

/** For tires in the cart of a quote that aren’t in the quote: perhaps a second set for the same car. */
const besideQuoteAlerts = ({ held, lines }: PricedOpenCart): CartAlert[] => {
  if (held.size === 0) return [];
  return lines
    .filter(({ line }) => !held.has(line.lineId))
    .map((priced) => ({
      code: 'besideQuote',
      message: `The ${nameOf(priced)} is in your cart beside the tires of your quote. Remove it unless you want both.`,
      lineId: priced.line.lineId,
    }));
};

/** Everything a shopper should know about the cart before paying, in the order of its lines. */
export const cartAlerts = (priced: PricedOpenCart): CartAlert[] => [
  ...paymentAlerts(priced),
  ...holdAlerts(priced),
  ...besideQuoteAlerts(priced),
  ...priced.lines.flatMap((line) => lineAlerts(line, priced.held.has(line.line.lineId))),
  ...shopAlerts(priced),
  ...pickupPointAlerts(priced),
  ...warehouseAlerts(priced),
  ...appointmentAlerts(priced),
  ...freightAlerts(priced),
  ...exemptionAlerts(priced),
];
