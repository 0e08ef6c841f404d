import type { ConsentCategory } from './consent.js';

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
  /** Whether scripts of the page can read it. */
  readonly isScriptReadable: boolean;
  readonly sameSite?: 'Lax' | 'Strict' | 'None';
}

const cookie = (
  name: string,
  purpose: string,
  lifetime: string,
  rest: Partial<Omit<StoredValue, 'name' | 'place' | 'purpose' | 'lifetime'>> = {},
): StoredValue => ({
  name,
  place: 'cookie',
  site: 'shop',
  category: 'necessary',
  purpose,
  lifetime,
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
  cookie('cookie_choices', 'What you chose here: version, time and categories.', '12 months', {
    isScriptReadable: true,
  }),
  cookie('zipcode', 'The ZIP code that you asked prices and delivery for.', '12 months'),
  cookie('vehicle', 'The vehicle that you look for tires for.', '12 months', { isScriptReadable: true }),
  cookie('compare', 'The tires that you compare, two to five of them.', '30 days', {
    isScriptReadable: true,
  }),
  cookie('st_cart', 'Finds your cart again.', '30 days'),
  cookie('cart_quantity', 'How many tires are in your cart, for the number beside it.', '30 days', {
    isScriptReadable: true,
  }),
  cookie(
    'billing_payment',
    'A one-time token of your card from payment to the last stop; never its number.',
    '30 minutes',
  ),
  cookie('order_id', 'Number of the order you sent last.', '30 days'),
  cookie('st_order', 'Lets this browser see the order you sent last.', '30 days'),
  cookie('placed_order_cart_id', 'The cart that your last order was.', '30 days'),
  cookie('tracked_order', 'Order number and ZIP code that you track.', '15 minutes'),
  cookie('mode', 'Light or dark colors, where you do not follow your system.', '12 months', {
    category: 'preferences',
  }),
  cookie('closed_banners', 'The announcements that you closed, so that they stay closed.', '90 days'),
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
  kept('cart-drawer-opened', 'sessionStorage', 'That the cart was shown to you once.', SESSION),
  cookie('st_login', 'Ties a sign-in to the browser that began it.', '10 minutes', {
    alsoAs: ['__Host-st_login'],
  }),
  cookie('st_sso', 'Keeps you signed in.', '30 days', { alsoAs: ['__Host-st_sso'] }),
  cookie(
    'st_acting',
    'Only with our own staff: lets them see the shop as a customer, who is told of it, and change nothing.',
    '15 minutes',
    { alsoAs: ['__Host-st_acting'] },
  ),
  cookie('st_csrf', 'Proves that a form was sent from our own pages.', '30 days', {
    alsoAs: ['__Host-st_csrf'],
  }),
  cookie('sso_account_type', 'The kind of your account, for display.', '30 days', { isScriptReadable: true }),
  cookie('st_sign_in', 'Your session at the sign-in pages.', '30 days', {
    site: 'sign-in',
    alsoAs: ['__Host-st_sign_in', 'st_sign_in.sig', '__Host-st_sign_in.sig'],
  }),
  cookie('st_interaction', 'One visit to the sign-in pages, from the shop and back.', '1 hour', {
    site: 'sign-in',
    alsoAs: ['__Host-st_interaction', 'st_interaction.sig', '__Host-st_interaction.sig'],
  }),
  cookie('st_resume', 'Goes on with that visit after you proved who you are.', '1 hour', {
    site: 'sign-in',
    alsoAs: ['__Secure-st_resume', 'st_resume.sig', '__Secure-st_resume.sig'],
  }),
  cookie('st_browser', 'Ties the forms of the sign-in pages to your browser.', '24 hours', {
    site: 'sign-in',
    alsoAs: ['__Host-st_browser'],
  }),
  cookie('st_staff', 'Keeps staff signed in.', '12 hours', {
    site: 'console',
    alsoAs: ['__Host-st_staff'],
    sameSite: 'Strict',
  }),
  cookie(
    'st_staff_step',
    'Carries a sign-in of staff from the password to the second factor.',
    '10 minutes',
    {
      site: 'console',
      alsoAs: ['__Host-st_staff_step'],
      sameSite: 'Strict',
    },
  ),
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
