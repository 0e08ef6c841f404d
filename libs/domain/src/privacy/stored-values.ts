import type { ConsentCategory } from './consent.js';
import { DAY, HOUR, lifetimeWords, MINUTE, YEAR } from './lifetime-words.js';

/** One value that our pages keep in a browser. */
export interface StoredValue {
  /** A `*` at its end stands for the id of what it belongs to. */
  readonly name: string;
  /** Further names that a browser sees: the spelling on https, or of its kind. */
  readonly alsoAs?: readonly string[];
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage';
  /** Whose pages set it. */
  readonly site: 'shop' | 'sign-in' | 'console';
  readonly category: ConsentCategory;
  readonly purpose: string;
  /** In words, as people read it. */
  readonly lifetime: string;
  /** How long a cookie stays; absent for what is no cookie. */
  readonly maxAgeSeconds?: number;
  /** Whether scripts of the page can read it. */
  readonly isScriptReadable: boolean;
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

const cookie = (
  name: string,
  purpose: string,
  maxAgeSeconds: number,
  rest: Partial<Omit<StoredValue, 'name' | 'place' | 'purpose' | 'lifetime' | 'maxAgeSeconds'>> = {},
): StoredValue => ({
  name,
  place: 'cookie',
  site: 'shop',
  category: 'necessary',
  purpose,
  lifetime: lifetimeWords(maxAgeSeconds),
  maxAgeSeconds,
  isScriptReadable: false,
  sameSite: 'Lax',
  ...rest,
});

const kept = (
  name: string,
  place: 'localStorage' | 'sessionStorage',
  purpose: string,
  lifetime: string,
  rest: Partial<Pick<StoredValue, 'site' | 'category' | 'alsoAs'>> = {},
): StoredValue => ({
  name,
  place,
  site: 'shop',
  category: 'necessary',
  purpose,
  lifetime,
  isScriptReadable: true,
  ...rest,
});

const SESSION = 'Until the tab is closed';
const UNTIL_CLEARED = 'Until the visitor clears it';

/** Every value that our pages keep in a browser; what is not here is not kept. The page of choices and docs/COOKIES.md are made of it. */
export const STORED_VALUES: readonly StoredValue[] = [
  cookie('cookie_choices', 'What you chose here: version, time and categories.', YEAR, {
    isScriptReadable: true,
  }),
  cookie('zipcode', 'The ZIP code that you asked prices and delivery for.', YEAR),
  cookie('vehicle', 'The vehicle that you look for tires for.', YEAR, { isScriptReadable: true }),
  cookie('compare', 'The tires that you compare, two to five of them.', 30 * DAY, {
    isScriptReadable: true,
  }),
  cookie('st_cart', 'Finds your cart again.', 30 * DAY),
  cookie('cart_quantity', 'How many tires are in your cart, for the number beside it.', 30 * DAY, {
    isScriptReadable: true,
  }),
  cookie(
    'friend_code',
    'The code of a friend, from your word that you want it until it is in your cart.',
    30 * DAY,
  ),
  cookie(
    'billing_payment',
    'A one-time token of your card from payment to the last stop; never its number.',
    30 * MINUTE,
  ),
  cookie('order_id', 'Number of the order you sent last.', 30 * DAY),
  cookie('st_order', 'Lets this browser see the order you sent last.', 30 * DAY),
  cookie('placed_order_cart_id', 'The cart that your last order was.', 30 * DAY),
  cookie('tracked_order', 'Order number and ZIP code that you track.', 15 * MINUTE),
  cookie('mode', 'Light or dark colors, where you do not follow your system.', YEAR, {
    category: 'preferences',
  }),
  cookie('closed_banners', 'The announcements that you closed, so that they stay closed.', 90 * DAY),
  cookie(
    'cart_shipping',
    'How you had tires delivered last, so that the next order begins with it.',
    30 * DAY,
  ),
  cookie('cart_appointment', 'The day and time at the shop that you chose.', 30 * DAY),
  cookie('simple_shop_id', 'The shop you chose last.', 30 * DAY),
  cookie('pickup_point', 'The FedEx location you chose last.', 30 * DAY),
  cookie(
    'forter_token',
    'A random number by which a payment is looked at for fraud; only while we have that done.',
    DAY,
  ),
  cookie(
    'katapult_ids',
    'Random numbers that tie an application at Katapult to your cart; only while we offer that.',
    30 * MINUTE,
  ),
  cookie(
    'exchange_customer_id',
    'By which the military exchange knows you; only when you came from there.',
    12 * HOUR,
  ),
  cookie(
    'exchange_checkout_url',
    'Where the military exchange takes your order; only when you came from there.',
    12 * HOUR,
  ),
  cookie('experiment_id', 'A random number that decides which variant of the shop you see.', YEAR, {
    category: 'analytics',
  }),
  cookie('analytics_id', 'A random number that tells visits of one browser from those of others.', YEAR, {
    category: 'analytics',
  }),
  kept('cart', 'localStorage', 'Id and number of tires of your cart, for the other tabs.', UNTIL_CLEARED),
  kept('user-zip', 'localStorage', 'Your ZIP code, and who set it: you or your device.', UNTIL_CLEARED),
  kept('selected-shop', 'localStorage', 'The shop you chose last, shown among the others.', UNTIL_CLEARED),
  kept('shipping-option', 'localStorage', 'How you had tires delivered last.', UNTIL_CLEARED),
  kept('install-location', 'localStorage', 'The ZIP code you looked for shops around.', UNTIL_CLEARED),
  kept('vehicle', 'localStorage', 'The vehicle you look for tires for, with its name.', UNTIL_CLEARED),
  kept('closed-banners', 'localStorage', 'Which announcements you closed.', UNTIL_CLEARED),
  kept('filters', 'localStorage', 'The filters you used last, offered again.', UNTIL_CLEARED, {
    category: 'preferences',
  }),
  kept('traffic-source', 'localStorage', 'The campaign that brought you to us.', UNTIL_CLEARED, {
    category: 'analytics',
  }),
  kept('ab-values', 'localStorage', 'Which variants of the shop you see.', UNTIL_CLEARED, {
    category: 'analytics',
  }),
  kept(
    'analytics-session',
    'localStorage',
    'A random number of your visit; a new one after four hours without one.',
    UNTIL_CLEARED,
    { category: 'analytics' },
  ),
  kept('installer-ids', 'sessionStorage', 'The shops that you were shown last.', SESSION),
  kept('widget-source', 'sessionStorage', 'The partner whose site brought you here.', SESSION, {
    category: 'analytics',
  }),
  kept('user-type', 'sessionStorage', 'Whether a guest or an account is counted.', SESSION, {
    category: 'analytics',
  }),
  kept('order-told', 'sessionStorage', 'The order that was counted, so that it is not twice.', SESSION, {
    category: 'analytics',
  }),
  kept('past-searches', 'localStorage', 'Your last searches, shown under the search box.', UNTIL_CLEARED, {
    category: 'preferences',
  }),
  kept('recently-viewed', 'localStorage', 'The tires you looked at last.', UNTIL_CLEARED, {
    category: 'preferences',
  }),
  kept(
    'shipping-*',
    'sessionStorage',
    'What you typed into the address form, so that a reload loses nothing.',
    SESSION,
  ),
  kept(
    'installer-application',
    'sessionStorage',
    'What you typed into the registration of your shop, so that a reload loses nothing.',
    SESSION,
  ),
  kept('cart-drawer-opened', 'sessionStorage', 'That the cart was shown to you once.', SESSION),
  cookie('st_login', 'Ties a sign-in to the browser that began it.', 10 * MINUTE, {
    alsoAs: ['__Host-st_login'],
  }),
  cookie('st_sso', 'Keeps you signed in.', 30 * DAY, { alsoAs: ['__Host-st_sso'] }),
  cookie(
    'st_acting',
    'Only with our own staff: lets them see the shop as a customer, who is told of it, and change nothing.',
    15 * MINUTE,
    { alsoAs: ['__Host-st_acting'] },
  ),
  cookie(
    'st_preview',
    'Only with our own staff: shows the shop of another moment, as others see it; nothing can be bought.',
    HOUR,
    { alsoAs: ['__Host-st_preview'] },
  ),
  cookie('st_csrf', 'Proves that a form was sent from our own pages.', 30 * DAY, {
    alsoAs: ['__Host-st_csrf'],
  }),
  cookie('st_way_in', 'By which page you signed in, so that signing out leads back there.', 30 * DAY, {
    alsoAs: ['__Host-st_way_in'],
  }),
  cookie('sso_account_type', 'The kind of your account, for display.', 30 * DAY, { isScriptReadable: true }),
  cookie('st_sign_in', 'Your session at the sign-in pages.', 30 * DAY, {
    site: 'sign-in',
    alsoAs: ['__Host-st_sign_in', 'st_sign_in.sig', '__Host-st_sign_in.sig'],
  }),
  cookie('st_interaction', 'One visit to the sign-in pages, from the shop and back.', HOUR, {
    site: 'sign-in',
    alsoAs: ['__Host-st_interaction', 'st_interaction.sig', '__Host-st_interaction.sig'],
  }),
  cookie('st_resume', 'Goes on with that visit after you proved who you are.', HOUR, {
    site: 'sign-in',
    alsoAs: ['__Secure-st_resume', 'st_resume.sig', '__Secure-st_resume.sig'],
  }),
  cookie('st_browser', 'Ties the forms of the sign-in pages to your browser.', DAY, {
    site: 'sign-in',
    alsoAs: ['__Host-st_browser'],
  }),
  cookie('st_staff', 'Keeps staff signed in.', 12 * HOUR, {
    site: 'console',
    alsoAs: ['__Host-st_staff'],
    sameSite: 'Strict',
  }),
  cookie('st_staff_step', 'Carries a sign-in of staff from the password to the second factor.', 10 * MINUTE, {
    site: 'console',
    alsoAs: ['__Host-st_staff_step'],
    sameSite: 'Strict',
  }),
  kept('console.colorMode', 'localStorage', 'Light or dark colors of the console.', UNTIL_CLEARED, {
    site: 'console',
  }),
  kept(
    'RaStore.console',
    'localStorage',
    'Columns, filters and sizes of lists in the console.',
    UNTIL_CLEARED,
    {
      site: 'console',
    },
  ),
  kept('console.shortcuts.*', 'localStorage', 'Keys that staff chose for themselves.', UNTIL_CLEARED, {
    site: 'console',
  }),
];

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** The row of a value by any of its names; null for one that nobody wrote down. */
export const storedValueOf = (place: StoredValue['place'], name: string): StoredValue | null =>
  STORED_VALUES.find(
    (value) =>
      value.place === place && [value.name, ...(value.alsoAs ?? [])].some((known) => isNamed(known, name)),
  ) ?? null;
