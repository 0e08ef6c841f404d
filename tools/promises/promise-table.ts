import {
  ACTING_MINUTES,
  ANSWER_HOURS,
  APPOINTMENT_DAYS,
  CANCEL_WINDOW_MS,
  EXCHANGE_HOURS,
  ENTERED_CODE_MINUTES,
  ERASURE_GRACE_DAYS,
  EXPORT_DAYS,
  INSTALLER_PAID_WITHIN_HOURS,
  MAIL_LIMIT_HOURS,
  OWN_MOVE_NOTICE_HOURS,
  REFUND_HOURS,
  PRICE_GUARANTEE_DAYS,
  RETURN_DAYS,
  ROTATION_MILES,
  ROTATION_MONTHS,
  STOCK_HOLD_MINUTES,
  transitDays,
} from '@simpletread/domain';
import type { Figure } from './figures.js';
import { PICKUP_PROMISES } from './pickup-promises.js';
import type { Promised } from './promised.js';
import { REVIEW_PROMISES } from './review-promises.js';

export type { Promised } from './promised.js';

const minutes = (many: number): Figure => ({ many, unit: 'minutes' });
const hours = (many: number): Figure => ({ many, unit: 'hours' });
const days = (many: number): Figure => ({ many, unit: 'days' });
const businessDays = (many: number): Figure => ({ many, unit: 'business days' });
const months = (many: number): Figure => ({ many, unit: 'months' });

const NINE = 'specification, section 9';
const FEWEST_DAYS = transitDays(0);
const MOST_DAYS = transitDays(10_000);

/** Every promise that a text may make, and some that none may make yet. A promise whose proof is missing fails every text that makes it. */
export const PROMISES: readonly Promised[] = [
  {
    what: 'cancel an order without calling',
    pattern:
      /cancel\w*\b[^.]{0,40}\b(?:yourself|online|on your own|in (?:your|their|an) account|on (?:its|the|your|that) (?:order[’']?s? )?page|with (?:one|a) click|without calling)|order yourself|choose “Cancel order”/i,
    provedBy: [
      { requirement: 'R4.10' },
      { endpoint: 'users.order.cancel' },
      { route: 'account/my-orders/[orderNumber]/cancel' },
    ],
  },
  {
    what: 'cancel an order until its time is over, online or by phone',
    pattern:
      /cancel\w*\b[^.]*\b(?:within|until|up to|free|any ?time|whenever|closes|is closed)\b|\d+ minutes to (?:cancel|change)|(?:within|for|until) \d+ minutes (?:of|after|to) (?:placing|you placed)|^within \d+ minutes$|call us within|cancel within|changed your mind\?$/i,
    provedBy: [{ endpoint: 'users.order.cancel' }, { endpoint: 'admin.orders.cancel' }],
    figures: [minutes(CANCEL_WINDOW_MS / 60_000)],
  },
  {
    what: 'start a return on the site',
    pattern:
      /(?:request|start|open|begin|create) (?:a|your|the) return\b|return label|returns? (?:it|them|tires)? ?(?:online|in your account)/i,
    provedBy: [
      { requirement: 'R4.11' },
      { endpoint: 'orders.requestReturn' },
      { endpoint: 'users.order.requestReturn' },
      { route: 'track-your-order/return' },
      { route: 'account/my-orders/[orderNumber]/return' },
    ],
  },
  {
    what: 'return unused tires within 30 days, refunded within 48 hours, answered within 24',
    pattern:
      /return(?:s|ed|ing)?\b.*(?:\d+ days|unused|unmounted|\$20)|within \d+ days of delivery|within \d+ hours of receiving|(?:reply|answer) within \d+ hours|within \d+ hours of receipt|unused, unmounted/i,
    provedBy: [{ requirement: 'R4.11' }, { endpoint: 'admin.returns.settle' }],
    figures: [days(RETURN_DAYS), hours(REFUND_HOURS), hours(ANSWER_HOURS)],
  },
  {
    what: 'no handling for a return of the wrong size, if the right size is ordered in time',
    pattern:
      /(?:order|ordered|placed) within \d+ hours|handling (?:fee )?is waived|and we waive (?:the )?handling/i,
    provedBy: [
      { file: 'libs/domain/src/orders/returns/price-return.ts', exports: 'priceReturn' },
      { endpoint: 'exchanges.take' },
    ],
    figures: [hours(EXCHANGE_HOURS)],
  },
  {
    what: 'order the same again with a button',
    pattern: /reorder (?:it|them)? ?with|buy (?:it|them) again|order (?:it|them)? ?again with/i,
    provedBy: [{ requirement: 'R4.12' }, { endpoint: 'catalogue.availability' }],
  },
  { what: 'chat', pattern: /\bchat\b/i, provedBy: [{ requirement: 'R1.18' }] },
  {
    what: 'a mailing list',
    pattern: /newsletter|mailing list|subscribe/i,
    provedBy: [{ requirement: 'R1.06' }],
  },
  {
    what: 'mobile installation',
    pattern: /mobile install|install\w* (?:them )?at your (?:home|door|office)/i,
    provedBy: [{ requirement: 'R1.03' }],
  },
  ...PICKUP_PROMISES,
  ...REVIEW_PROMISES,
  {
    what: 'a claim of a lower price on the site',
    pattern:
      /(?:file|make|submit|start|send) (?:a|your) claim|claim form|claim a lower price|lower price\b[^.]*\bdifference back/i,
    provedBy: [
      { requirement: 'R9.09' },
      { endpoint: 'orders.claimPrice' },
      { endpoint: 'users.order.claimPrice' },
      { route: 'track-your-order/claim' },
      { route: 'account/my-orders/[orderNumber]/claim' },
    ],
    figures: [days(PRICE_GUARANTEE_DAYS)],
  },
  {
    what: 'a coverage claim on the site',
    pattern:
      /(?:file|make|submit|start) (?:a|your) coverage claim|coverage claim form|claim roadside assistance/i,
    provedBy: [
      { requirement: 'R9.12' },
      { endpoint: 'orders.claimCoverage' },
      { endpoint: 'users.order.claimCoverage' },
      { route: 'track-your-order/coverage' },
      { route: 'account/my-orders/[orderNumber]/coverage' },
    ],
  },
  {
    what: 'a purchase order number',
    pattern: /purchase order|\bPO number/i,
    provedBy: [{ file: 'apps/server/src/orders/receipt/receipt-sheet.ts', says: "'PO number'" }],
  },
  {
    what: 'a receipt to download',
    pattern: /download (?:a|your|the) receipt|receipt (?:as|in) (?:a )?PDF/i,
    provedBy: [{ requirement: 'R2.24' }, { endpoint: 'orders.receipt' }],
  },
  {
    what: 'PayPal, Apple Pay, Google Pay or Resolve',
    pattern: /\bPayPal\b|\bApple Pay\b|\bGoogle Pay\b|\bResolve (?:loan|account)/i,
    provedBy: [{ requirement: 'R4.19' }],
  },
  {
    what: 'alerts about stock or prices',
    pattern:
      /(?:email|notify|tell|alert) you when (?:it|they|the tires?|the price)[^.]*(?:in stock|drops?|cheaper)/i,
    provedBy: [{ never: 'nobody can ask for one' }],
  },
  {
    what: 'help around the clock',
    pattern: /24\/7|around the clock|day or night/i,
    provedBy: [{ never: 'the phones have hours' }],
  },
  {
    what: 'the price guarantee',
    pattern: /price guarantee/i,
    provedBy: [{ requirement: 'R9.09' }],
    figures: [days(PRICE_GUARANTEE_DAYS)],
  },
  {
    what: 'roadside assistance',
    pattern: /roadside assistance/i,
    provedBy: [{ byPhone: NINE }],
    figures: [months(12)],
  },
  {
    what: 'taking a car in soon after its appointment',
    pattern: /takes? (?:a|each) (?:car|vehicle) in\b|shop starts within/i,
    provedBy: [{ byPhone: NINE }, { endpoint: 'installerApplications.apply' }],
    figures: [minutes(15), hours(INSTALLER_PAID_WITHIN_HOURS)],
  },
  {
    what: 'paying the shop soon after the installation',
    pattern: /\bpa(?:id|y)\b[^.]*\bwithin (?:\d+|…) hours/i,
    provedBy: [
      { byPhone: NINE },
      { file: 'libs/domain/src/installers/shops/pay-per-tire.ts', exports: 'INSTALLER_PAID_WITHIN_HOURS' },
    ],
    figures: [hours(INSTALLER_PAID_WITHIN_HOURS), minutes(15)],
  },
  {
    what: 'pulling tires within minutes',
    pattern: /pull your tires/i,
    provedBy: [{ requirement: 'R4.09' }],
    figures: [minutes(15)],
  },
  {
    what: 'an answer to an application within two business days',
    pattern: /(?:review|decide)[^.]*within [^.]*days/i,
    provedBy: [{ endpoint: 'admin.applications.takeUp' }, { endpoint: 'admin.installerApplications.takeUp' }],
    figures: [businessDays(2)],
  },
  {
    what: 'delivery in 2 to 4 business days',
    pattern: /^(?!.*\b(?:allow|banks take)\b).*\d+ to \d+ (?:business )?days/i,
    provedBy: [{ file: 'libs/domain/src/delivery/promises/delivery-promise.ts', exports: 'promiseDelivery' }],
    figures: [FEWEST_DAYS, MOST_DAYS].flatMap((many) => [days(many), businessDays(many)]),
  },
  {
    what: 'how long banks take to show a refund',
    pattern: /allow \d+ to \d+ business days|banks take/i,
    provedBy: [{ byPhone: 'the card networks’ usual time' }],
    figures: [businessDays(3), businessDays(5)],
  },
  {
    what: 'refunds on their way to whoever paid',
    pattern:
      /refund\w*\b[^.]*(?:in full|the full amount|payment method|the way you paid|the lender|on its way|refunded to)|refund the full|full refund|goes back to the lender|it will be refunded|we refund\b/i,
    provedBy: [{ endpoint: 'users.order.cancel' }, { endpoint: 'admin.orders.retryRefund' }],
    figures: [minutes(CANCEL_WINDOW_MS / 60_000), hours(REFUND_HOURS), businessDays(3), businessDays(5)],
  },
  {
    what: 'tires held while paying',
    pattern: /hold your tires for/i,
    provedBy: [{ file: 'libs/domain/src/catalogue/stock/stock-hold.ts', exports: 'stockHeldUntil' }],
    figures: [minutes(STOCK_HOLD_MINUTES)],
  },
  {
    what: 'a visit as a customer that ends by itself',
    pattern: /the \d+ minutes ran out/i,
    provedBy: [{ endpoint: 'sso.acting.end' }, { route: 'acting/over' }],
    figures: [minutes(ACTING_MINUTES)],
  },
  {
    what: 'a pause after wrong passwords',
    pattern: /sign-in pauses for/i,
    provedBy: [
      { file: 'apps/server/src/sso/accounts/sign-in-throttle.ts', says: "interval '15 minutes'" },
      { file: 'apps/server/src/sso/accounts/sign-in-throttle.ts', exports: 'SignInThrottle' },
    ],
    figures: [minutes(15)],
  },
  {
    what: 'a copy of one’s data, to download for a while',
    pattern: /download it for [^.]* days|download the copy[^.]*within/i,
    provedBy: [{ endpoint: 'users.privacy.export' }, { endpoint: 'users.privacy.exportFile' }],
    figures: [days(EXPORT_DAYS)],
  },
  {
    what: 'a code for tracking that works for a while',
    pattern: /works for … (?:minutes|hours)|enter it within … minutes|until an hour after/i,
    provedBy: [{ endpoint: 'orders.askTrackingCode' }],
    figures: [hours(ENTERED_CODE_MINUTES / 60)],
  },
  {
    what: 'a confirmation by email',
    pattern: /confirmation in \d+ minutes/i,
    provedBy: [{ requirement: 'R4.14' }],
    figures: [minutes(30)],
  },
  {
    what: 'a limit of messages to one person',
    pattern: /messages in the last \d+ hours/i,
    provedBy: [{ file: 'libs/domain/src/contact/mail/mail-limits.ts', exports: 'mailLimit' }],
    figures: [hours(MAIL_LIMIT_HOURS)],
  },
  {
    what: 'tracking an order without an account',
    pattern: /track (?:it|your order|them)/i,
    provedBy: [{ endpoint: 'orders.track' }, { route: 'track-your-order' }],
    figures: [days(30)],
  },
  {
    what: 'a copy or the erasure of one’s data',
    pattern: /copy of (?:everything|your data)|erase/i,
    provedBy: [{ endpoint: 'users.privacy.erase' }, { endpoint: 'users.privacy.export' }],
    figures: [days(ERASURE_GRACE_DAYS)],
  },
  {
    what: 'reminders to rotate',
    pattern: /\bremind(?:s|er|ers)?\b|due for rotation/i,
    provedBy: [
      { file: 'apps/server/src/sso/garage/remind-rotations.ts', exports: 'RemindRotations' },
      { endpoint: 'garage.recordRotation' },
    ],
    figures: [months(ROTATION_MONTHS), { many: ROTATION_MILES, unit: 'miles' }],
  },
  {
    what: 'paying over time',
    pattern: /pay (?:over time|later)|with a lender/i,
    provedBy: [{ endpoint: 'checkout.payLaterTerms' }, { route: 'financing' }],
  },
  {
    what: 'an appointment some days ahead, which buyers change online until hours before it',
    pattern: /\d+ days ahead|until \d+ hours before it begins/i,
    provedBy: [{ endpoint: 'carts.appointments' }, { endpoint: 'users.order.moveAppointment' }],
    figures: [days(APPOINTMENT_DAYS), hours(OWN_MOVE_NOTICE_HOURS)],
  },
];
