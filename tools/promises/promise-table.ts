/**
 * What proves that a promise is kept: an endpoint of the contract that does it, a line of docs/requirements.md that is done, a file with
 * the rule, or people: the specification's own terms, which staff keep when the customer calls. `never` has nothing behind it.
 */
export type Capability =
  | { readonly endpoint: string }
  | { readonly requirement: string }
  | { readonly file: string }
  | { readonly byPhone: string }
  | { readonly never: string };

export interface Promised {
  readonly what: string;
  /** Matches a sentence that makes the promise. */
  readonly pattern: RegExp;
  readonly provedBy: Capability;
}

const NINE = 'specification, section 9';

/** Every promise that a text may make, and some that none may make yet. A promise whose proof is missing fails every text that makes it. */
export const PROMISES: readonly Promised[] = [
  {
    what: 'cancel an order without calling',
    pattern:
      /cancel\w*\b[^.]{0,40}\b(?:yourself|online|on your own|in your account|on (?:its|the|your|that) (?:order[’']?s? )?page|with (?:one|a) click|without calling)|order yourself/i,
    provedBy: { requirement: 'R4.10' },
  },
  {
    what: 'cancel an order by phone within 30 minutes',
    pattern:
      /cancel|within 30 minutes|call us within|30 minutes (?:to|after)|changed your mind|for 30 minutes|^within …? ?30/i,
    provedBy: { endpoint: 'admin.orders.cancel' },
  },
  {
    what: 'start a return on the site',
    pattern:
      /(?:request|start|open|begin|create) (?:a|your|the) return\b|return label|returns? (?:it|them|tires)? ?(?:online|in your account)/i,
    provedBy: { requirement: 'R4.11' },
  },
  {
    what: 'return unused tires within 30 days, refunded within 48 hours, answered within 24',
    pattern:
      /return(?:s|ed|ing)?\b.*(?:30 days|unused|unmounted|\$20)|within 30 days of delivery|within 48 hours of receiving|reply within 24 hours|unused, unmounted/i,
    provedBy: { byPhone: NINE },
  },
  {
    what: 'order the same again with a button',
    pattern: /reorder (?:it|them)? ?with|buy (?:it|them) again|order (?:it|them)? ?again with/i,
    provedBy: { requirement: 'R4.12' },
  },
  { what: 'chat', pattern: /\bchat\b/i, provedBy: { requirement: 'R1.18' } },
  {
    what: 'a mailing list',
    pattern: /newsletter|mailing list|subscribe/i,
    provedBy: { requirement: 'R1.06' },
  },
  {
    what: 'mobile installation, or pickup at a warehouse',
    pattern:
      /mobile install|install\w* (?:them )?at your (?:home|door|office)|pick\w* (?:\w+ )?up (?:at|from) (?:our|the|a) warehouse|warehouse pickup/i,
    provedBy: { requirement: 'R1.03' },
  },
  {
    what: 'write a review',
    pattern: /(?:write|leave|post|add) (?:a|your|the first) review|review your tires/i,
    provedBy: { requirement: 'R4.20' },
  },
  {
    what: 'a claim on the site, for coverage or the price guarantee',
    pattern: /(?:file|make|submit|start) (?:a|your) claim|claim form/i,
    provedBy: { requirement: 'R9.09' },
  },
  {
    what: 'a purchase order number',
    pattern: /purchase order|\bPO number/i,
    provedBy: { requirement: 'R3.20' },
  },
  {
    what: 'a receipt to download',
    pattern: /download (?:a|your|the) receipt|receipt (?:as|in) (?:a )?PDF/i,
    provedBy: { requirement: 'R2.24' },
  },
  {
    what: 'PayPal, Apple Pay, Google Pay or Resolve',
    pattern: /\bPayPal\b|\bApple Pay\b|\bGoogle Pay\b|\bResolve (?:loan|account)/i,
    provedBy: { requirement: 'R4.19' },
  },
  {
    what: 'alerts about stock or prices',
    pattern:
      /(?:email|notify|tell|alert) you when (?:it|they|the tires?|the price)[^.]*(?:in stock|drops?|cheaper)/i,
    provedBy: { never: 'nobody can ask for one' },
  },
  {
    what: 'help around the clock',
    pattern: /24\/7|around the clock|day or night/i,
    provedBy: { never: 'the phones have hours' },
  },
  { what: 'the price guarantee', pattern: /price guarantee/i, provedBy: { byPhone: NINE } },
  { what: 'roadside assistance', pattern: /roadside assistance/i, provedBy: { byPhone: NINE } },
  {
    what: 'taking a car in within 15 minutes, and paying the shop within 48 hours',
    pattern: /within (?:15 minutes|48 hours|… hours)|within 15 minutes of (?:its|your)/i,
    provedBy: { byPhone: NINE },
  },
  {
    what: 'pulling tires within 15 minutes',
    pattern: /pull your tires/i,
    provedBy: { requirement: 'R4.09' },
  },
  {
    what: 'an answer to an application within two business days',
    pattern: /within two business days/i,
    provedBy: { endpoint: 'admin.applications.list' },
  },
  {
    what: 'delivery in 2 to 4 business days',
    pattern: /2 to 4 (?:business )?days/i,
    provedBy: { file: 'libs/domain/src/delivery/promises/delivery-promise.ts' },
  },
  {
    what: 'refunds on their way to whoever paid',
    pattern: /refund|3 to 5 business days/i,
    provedBy: { endpoint: 'admin.orders.cancel' },
  },
  {
    what: 'tires held while paying',
    pattern: /hold your tires for|15 minutes/i,
    provedBy: { file: 'libs/domain/src/catalogue/stock/stock-hold.ts' },
  },
  {
    what: 'a link in an email that works for a while',
    pattern: /within (?:an hour|… (?:hours|days))|for seven days|for … (?:minutes|hours|days)/i,
    provedBy: { endpoint: 'users.privacy.exportFile' },
  },
  {
    what: 'a confirmation by email',
    pattern: /confirmation in 30 minutes/i,
    provedBy: { requirement: 'R4.14' },
  },
  {
    what: 'a limit of messages to one person',
    pattern: /messages in the last 24 hours/i,
    provedBy: { file: 'libs/domain/src/contact/mail-limits.ts' },
  },
  {
    what: 'tracking an order without an account',
    pattern: /track (?:it|your order|them)/i,
    provedBy: { endpoint: 'orders.track' },
  },
  {
    what: 'a copy or the erasure of one’s data',
    pattern: /copy of (?:everything|your data)|erase/i,
    provedBy: { endpoint: 'users.privacy.erase' },
  },
  {
    what: 'reminders to rotate',
    pattern: /remind(?:s|er|ers)?\b|due for rotation/i,
    provedBy: { endpoint: 'garage.recordRotation' },
  },
  {
    what: 'paying over time',
    pattern: /pay (?:over time|later)|with a lender/i,
    provedBy: { endpoint: 'checkout.payLaterTerms' },
  },
  {
    what: 'an appointment up to 30 days ahead',
    pattern: /30 days ahead/i,
    provedBy: { endpoint: 'carts.appointments' },
  },
];

/** Words that only a promise has. A sentence with one of them belongs to a row of the table. */
export const PROMISE_WORDS =
  /guarantee|within (?:\d+|an?|one|two|…) (?:minutes?|hours?|(?:business )?days?)|\d+ (?:minutes|hours|business days)|24\/7|roadside|newsletter|\bwe (?:reply|refund|remind|decide)\b/i;

/** Counts that only the data may give. A text has `{brands}` or `{shops}`, or takes them from `GET /figures`. */
export const WRITTEN_COUNT =
  /\b\d[\d,]*\+?\s+(?:\w+\s+)?(?:brands|shops|installers|installation shops|customers|members)\b/i;
