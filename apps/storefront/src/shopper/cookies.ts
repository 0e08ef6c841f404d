/**
 * Cookies of the storefront: what each is for, how long it stays and who may read it. All are SameSite=Lax, Path=/ and on
 * https Secure; all but those marked "script" are HttpOnly. None is believed: what a cart holds, costs and is owed is the
 * server's to know.
 */
export const COOKIES = {
  /** ZIP the totals are for, with who set it where that was not the shopper; a year. */
  zip: 'zipcode',
  /** Vehicle last looked at, as `make/model/year/trim`; a year; script writes it. */
  vehicle: 'vehicle',
  /** Item numbers of the tires that are compared; 30 days; script writes it. */
  compare: 'compare',
  /** Bearer of the cart, which names it too; 30 days. */
  cart: 'st_cart',
  /** Number of tires in the cart, for the badge; 30 days; script may read it. */
  cartQuantity: 'cart_quantity',
  /** Code of a friend, for the cart that is opened next; 30 days. */
  friendCode: 'friend_code',
  /** The provider's one-time token of the card with its brand and last digits, from payment to the last stop; 30 minutes. */
  card: 'billing_payment',
  /** Number of the order sent last; 30 days. */
  order: 'order_id',
  /** Bearer of that order; 30 days. */
  orderToken: 'st_order',
  /** Id of the cart that this order was; 30 days. */
  placedCart: 'placed_order_cart_id',
  /** Order number and ZIP of the tracking page; 15 minutes. */
  trackedOrder: 'tracked_order',
  /** What was chosen about cookies, see features/consent; a year; script may read it. */
  consent: 'cookie_choices',
  /** How tires were delivered last, for the next order to begin with; 30 days. */
  shipping: 'cart_shipping',
  /** The time at the shop that was chosen last, as `2026-12-01.09:00`; 30 days. */
  appointment: 'cart_appointment',
  /** Code of the shop that was chosen last; 30 days. */
  shop: 'simple_shop_id',
  /** Code of the FedEx location that was chosen last; 30 days. */
  pickupPoint: 'pickup_point',
  /** Signed random number of the browser that pays, where somebody looks for fraud; a day. */
  device: 'forter_token',
  /** Random numbers for an application at Katapult, where it is offered; 30 minutes. */
  katapult: 'katapult_ids',
  /** By which the military exchange knows its customer, and where it takes orders; 12 hours; from a signed proof alone. */
  exchangeCustomer: 'exchange_customer_id',
  exchangeCheckout: 'exchange_checkout_url',
  /** Random numbers of a visitor who agreed to be counted; a year. */
  experiment: 'experiment_id',
  analytics: 'analytics_id',
  /** `light` or `dark` where the shopper does not follow the system; a year. */
  mode: 'mode',
  /** Ids of announcements that were closed, newest first; 90 days. */
  closedBanners: 'closed_banners',
} as const;

export const YEAR_SECONDS = 31_536_000;
export const COMPARE_SECONDS = 2_592_000;
export const CART_SECONDS = 2_592_000;
export const ORDER_SECONDS = 2_592_000;
export const CARD_SECONDS = 1800;
export const TRACKING_SECONDS = 900;
export const CLOSED_BANNER_SECONDS = 7_776_000;

/** Attributes every cookie of the storefront has. */
export const cookieAttributes = (maxAge: number) =>
  ({
    maxAge,
    path: '/',
    sameSite: 'lax',
    secure: (process.env.STOREFRONT_URL ?? '').startsWith('https:'),
  }) as const;

/** Those of a cookie that no script reads. */
export const secretCookieAttributes = (maxAge: number) =>
  ({ ...cookieAttributes(maxAge), httpOnly: true }) as const;
