// The one table of what our pages keep in a browser: name, purpose, lifetime and attributes. Nothing that is missing here may be
// kept. docs/COOKIES.md, the page of choices and the code that clears values are made of it. A row is a constant of its own, so
// that a page's script carries the rows it uses and no other.
import { CONSENT_SECONDS } from './consent.js';
import { DAY, HOUR, MINUTE, YEAR } from './lifetime-words.js';
import { cookie, local, session } from './stored-value.js';

export const CONSENT_COOKIE = /*#__PURE__*/ cookie(
  'cookie_choices',
  'What you chose here: version, time and categories.',
  CONSENT_SECONDS,
  { isScriptReadable: true },
);
export const ZIP_COOKIE = /*#__PURE__*/ cookie(
  'zipcode',
  'The ZIP code that you asked prices and delivery for.',
  YEAR,
);
export const VEHICLE_COOKIE = /*#__PURE__*/ cookie(
  'vehicle',
  'The vehicle that you look for tires for.',
  YEAR,
  { isScriptReadable: true },
);
export const COMPARE_COOKIE = /*#__PURE__*/ cookie(
  'compare',
  'The tires that you compare, two to five of them.',
  30 * DAY,
  { isScriptReadable: true },
);
export const CART_COOKIE = /*#__PURE__*/ cookie('st_cart', 'Finds your cart again.', 30 * DAY);
export const CART_QUANTITY_COOKIE = /*#__PURE__*/ cookie(
  'cart_quantity',
  'How many tires are in your cart, for the number beside it.',
  30 * DAY,
  { isScriptReadable: true },
);
export const FRIEND_CODE_COOKIE = /*#__PURE__*/ cookie(
  'friend_code',
  'The code of a friend, from your word that you want it until it is in your cart.',
  30 * DAY,
);
export const CARD_COOKIE = /*#__PURE__*/ cookie(
  'billing_payment',
  'A one-time token of your card from payment to the last stop; never its number.',
  30 * MINUTE,
);
export const ORDER_COOKIE = /*#__PURE__*/ cookie('order_id', 'Number of the order you sent last.', 30 * DAY);
export const ORDER_TOKEN_COOKIE = /*#__PURE__*/ cookie(
  'st_order',
  'Lets this browser see the order you sent last.',
  30 * DAY,
);
export const PLACED_CART_COOKIE = /*#__PURE__*/ cookie(
  'placed_order_cart_id',
  'The cart that your last order was.',
  30 * DAY,
);
export const TRACKED_ORDER_COOKIE = /*#__PURE__*/ cookie(
  'tracked_order',
  'Order number and ZIP code that you track.',
  15 * MINUTE,
);
export const MODE_COOKIE = /*#__PURE__*/ cookie(
  'mode',
  'Light or dark colors, where you do not follow your system.',
  YEAR,
  { category: 'preferences' },
);
export const CLOSED_BANNERS_COOKIE = /*#__PURE__*/ cookie(
  'closed_banners',
  'The announcements that you closed, so that they stay closed.',
  90 * DAY,
);
export const SHIPPING_COOKIE = /*#__PURE__*/ cookie(
  'cart_shipping',
  'How you had tires delivered last, so that the next order begins with it.',
  30 * DAY,
);
export const APPOINTMENT_COOKIE = /*#__PURE__*/ cookie(
  'cart_appointment',
  'The day and time at the shop that you chose.',
  30 * DAY,
);
export const SHOP_COOKIE = /*#__PURE__*/ cookie('simple_shop_id', 'The shop you chose last.', 30 * DAY);
export const PICKUP_POINT_COOKIE = /*#__PURE__*/ cookie(
  'pickup_point',
  'The FedEx location you chose last.',
  30 * DAY,
);
export const DEVICE_COOKIE = /*#__PURE__*/ cookie(
  'forter_token',
  'A random number by which a payment is looked at for fraud; only while we have that done.',
  DAY,
);
export const KATAPULT_COOKIE = /*#__PURE__*/ cookie(
  'katapult_ids',
  'Random numbers that tie an application at Katapult to your cart; only while we offer that.',
  30 * MINUTE,
);
export const EXCHANGE_CUSTOMER_COOKIE = /*#__PURE__*/ cookie(
  'exchange_customer_id',
  'By which the military exchange knows you; only when you came from there.',
  12 * HOUR,
);
export const EXCHANGE_CHECKOUT_COOKIE = /*#__PURE__*/ cookie(
  'exchange_checkout_url',
  'Where the military exchange takes your order; only when you came from there.',
  12 * HOUR,
);
export const EXPERIMENT_COOKIE = /*#__PURE__*/ cookie(
  'experiment_id',
  'A random number that decides which variant of the shop you see.',
  YEAR,
  { category: 'analytics' },
);
export const ANALYTICS_COOKIE = /*#__PURE__*/ cookie(
  'analytics_id',
  'A random number that tells visits of one browser from those of others. Your account keeps it while you agree.',
  YEAR,
  { category: 'analytics' },
);
export const ANALYTICS_SESSION_COOKIE = /*#__PURE__*/ cookie(
  'analytics_session',
  'A random number of your visit; it ends four hours after your last page.',
  4 * HOUR,
  { category: 'analytics' },
);
export const SSO_EVENT_COOKIE = /*#__PURE__*/ cookie(
  'sso_event',
  'Whether you went to sign in or to register, until that is counted.',
  30 * DAY,
  { category: 'analytics', isScriptReadable: true },
);
export const CART_ITEM = /*#__PURE__*/ local(
  'cart',
  'Id and number of tires of your cart, for the other tabs.',
);
export const USER_ZIP_ITEM = /*#__PURE__*/ local(
  'user-zip',
  'Your ZIP code, and who set it: you or your device.',
);
export const SELECTED_SHOP_ITEM = /*#__PURE__*/ local('selected-shop', 'The shop you chose last.');
export const SHIPPING_OPTION_ITEM = /*#__PURE__*/ local('shipping-option', 'Your last way of delivery.');
export const INSTALL_LOCATION_ITEM = /*#__PURE__*/ local(
  'install-location',
  'The ZIP code you looked for shops around.',
);
export const VEHICLE_ITEM = /*#__PURE__*/ local(
  'vehicle',
  'The vehicle you look for tires for, with its name.',
);
export const CLOSED_BANNERS_ITEM = /*#__PURE__*/ local('closed-banners', 'Which announcements you closed.');
export const FILTERS_ITEM = /*#__PURE__*/ local('filters', 'The filters you used last, offered again.', {
  category: 'preferences',
});
export const TRAFFIC_SOURCE_ITEM = /*#__PURE__*/ local(
  'traffic-source',
  'The campaign that brought you to us.',
  { category: 'analytics' },
);
export const AB_VALUES_ITEM = /*#__PURE__*/ local('ab-values', 'Which variants of the shop you see.', {
  category: 'analytics',
});
export const ANALYTICS_SESSION_ITEM = /*#__PURE__*/ local(
  'analytics-session',
  'A random number of your visit; a new one after four hours without one.',
  { category: 'analytics' },
);
export const INSTALLER_IDS_ITEM = /*#__PURE__*/ session(
  'installer-ids',
  'The shops that you were shown last.',
);
export const WIDGET_SOURCE_ITEM = /*#__PURE__*/ session(
  'widget-source',
  'The partner whose site brought you here.',
  { category: 'analytics' },
);
export const USER_TYPE_ITEM = /*#__PURE__*/ session(
  'user-type',
  'Whether a guest or an account is counted.',
  { category: 'analytics' },
);
export const ORDER_TOLD_ITEM = /*#__PURE__*/ session(
  'order-told',
  'The order that was counted, so that it is not twice.',
  { category: 'analytics' },
);
export const PAST_SEARCHES_ITEM = /*#__PURE__*/ local(
  'past-searches',
  'Your last searches, shown under the search box.',
  { category: 'preferences' },
);
export const RECENTLY_VIEWED_ITEM = /*#__PURE__*/ local('recently-viewed', 'The tires you looked at last.', {
  category: 'preferences',
});
export const SHIPPING_DRAFT_ITEM = /*#__PURE__*/ session(
  'shipping-*',
  'What you typed into the address form, so that a reload loses nothing.',
);
export const INSTALLER_DRAFT_ITEM = /*#__PURE__*/ session(
  'installer-application',
  'What you typed into the registration of your shop, so that a reload loses nothing.',
);
export const CART_DRAWER_OPENED_ITEM = /*#__PURE__*/ session(
  'cart-drawer-opened',
  'That the cart was shown to you once.',
);
export const LOGIN_COOKIE = /*#__PURE__*/ cookie(
  'st_login',
  'Ties a sign-in to the browser that began it.',
  10 * MINUTE,
  { prefix: '__Host-' },
);
export const SSO_COOKIE = /*#__PURE__*/ cookie('st_sso', 'Keeps you signed in.', 30 * DAY, {
  prefix: '__Host-',
});
export const ACTING_COOKIE = /*#__PURE__*/ cookie(
  'st_acting',
  'Only with our own staff: lets them see the shop as a customer, who is told of it, and change nothing.',
  15 * MINUTE,
  { prefix: '__Host-' },
);
export const PREVIEW_COOKIE = /*#__PURE__*/ cookie(
  'st_preview',
  'Only with our own staff: shows the shop of another moment, as others see it; nothing can be bought.',
  HOUR,
  { prefix: '__Host-' },
);
export const CSRF_COOKIE = /*#__PURE__*/ cookie(
  'st_csrf',
  'Proves that a form was sent from our own pages.',
  30 * DAY,
  { prefix: '__Host-' },
);
export const WAY_IN_COOKIE = /*#__PURE__*/ cookie(
  'st_way_in',
  'By which page you signed in, so that signing out leads back there.',
  30 * DAY,
  { prefix: '__Host-' },
);
export const ACCOUNT_TYPE_COOKIE = /*#__PURE__*/ cookie(
  'sso_account_type',
  'The kind of your account, for display.',
  30 * DAY,
  { isScriptReadable: true },
);
export const SIGN_IN_COOKIE = /*#__PURE__*/ cookie(
  'st_sign_in',
  'Your session at the sign-in pages.',
  30 * DAY,
  { site: 'sign-in', prefix: '__Host-', isSigned: true },
);
export const INTERACTION_COOKIE = /*#__PURE__*/ cookie(
  'st_interaction',
  'One visit to the sign-in pages, from the shop and back.',
  HOUR,
  { site: 'sign-in', prefix: '__Host-', isSigned: true },
);
export const RESUME_COOKIE = /*#__PURE__*/ cookie(
  'st_resume',
  'Goes on with that visit after you proved who you are.',
  HOUR,
  { site: 'sign-in', prefix: '__Secure-', isSigned: true },
);
export const BROWSER_COOKIE = /*#__PURE__*/ cookie(
  'st_browser',
  'Ties the forms of the sign-in pages to your browser.',
  DAY,
  { site: 'sign-in', prefix: '__Host-' },
);
export const STAFF_COOKIE = /*#__PURE__*/ cookie('st_staff', 'Keeps staff signed in.', 12 * HOUR, {
  site: 'console',
  prefix: '__Host-',
  sameSite: 'Strict',
});
export const STAFF_STEP_COOKIE = /*#__PURE__*/ cookie(
  'st_staff_step',
  'Carries a sign-in of staff from the password to the second factor.',
  10 * MINUTE,
  { site: 'console', prefix: '__Host-', sameSite: 'Strict' },
);
export const CONSOLE_COLOR_MODE_ITEM = /*#__PURE__*/ local(
  'console.colorMode',
  'Light or dark colors of the console.',
  { site: 'console' },
);
export const CONSOLE_LISTS_ITEM = /*#__PURE__*/ local(
  'RaStoreconsole.*',
  'Columns, filters and sizes of lists in the console.',
  { site: 'console' },
);
export const CONSOLE_SHORTCUTS_ITEM = /*#__PURE__*/ local(
  'console.shortcuts.*',
  'Keys that staff chose for themselves.',
  { site: 'console' },
);
