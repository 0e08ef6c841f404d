// The one table of everything our pages keep in a browser; nothing else may be stored. docs/COOKIES.md, the page of choices and the code that
// clears values derive from it. Each row is its own constant, so a page's script includes only the rows it uses.
import { CONSENT_SECONDS } from './consent.js';
import { DAY, HOUR, MINUTE, YEAR } from './lifetime-words.js';
import { cookie, local, session } from './stored-value.js';

export const CONSENT_COOKIE = /*#__PURE__*/ cookie(
  'cookie_choices',
  'Your choices on this page: version, time and categories.',
  CONSENT_SECONDS,
  { isScriptReadable: true },
);
export const ZIP_COOKIE = /*#__PURE__*/ cookie('zipcode', 'The ZIP code for your prices and delivery.', YEAR);
export const VEHICLE_COOKIE = /*#__PURE__*/ cookie('vehicle', 'The vehicle you are shopping for.', YEAR, {
  isScriptReadable: true,
});
export const COMPARE_COOKIE = /*#__PURE__*/ cookie(
  'compare',
  'The tires you compare, two to five of them.',
  30 * DAY,
  { isScriptReadable: true },
);
export const CART_COOKIE = /*#__PURE__*/ cookie('st_cart', 'Finds your cart again.', 30 * DAY);
export const CART_QUANTITY_COOKIE = /*#__PURE__*/ cookie(
  'cart_quantity',
  'The number of tires in your cart, shown beside it.',
  30 * DAY,
  { isScriptReadable: true },
);
export const FRIEND_CODE_COOKIE = /*#__PURE__*/ cookie(
  'friend_code',
  'A friend’s code that you accepted, until it is in your cart.',
  30 * DAY,
);
export const CARD_COOKIE = /*#__PURE__*/ cookie(
  'billing_payment',
  'A one-time token for your card from payment to the last stop; never its number.',
  30 * MINUTE,
);
export const ORDER_COOKIE = /*#__PURE__*/ cookie('order_id', 'The number of your latest order.', 30 * DAY);
export const ORDER_TOKEN_COOKIE = /*#__PURE__*/ cookie('st_order', 'Shows you your latest order.', 30 * DAY);
export const VOTER_COOKIE = /*#__PURE__*/ cookie('review_voter', 'Counts your votes for reviews once.', YEAR);
export const CHAT_COOKIE = /*#__PURE__*/ cookie('st_chat', 'Finds your chat with support again.', DAY);
export const PLACED_CART_COOKIE = /*#__PURE__*/ cookie(
  'placed_order_cart_id',
  'The cart of your latest order.',
  30 * DAY,
);
export const TRACKED_ORDER_COOKIE = /*#__PURE__*/ cookie(
  'tracked_order',
  'The order number and ZIP code you track, and the code from our email.',
  60 * MINUTE,
);
export const MODE_COOKIE = /*#__PURE__*/ cookie(
  'mode',
  'Light or dark colors, if you don’t follow your system.',
  YEAR,
  { category: 'preferences' },
);
export const CLOSED_BANNERS_COOKIE = /*#__PURE__*/ cookie(
  'closed_banners',
  'The announcements you closed, so they stay closed.',
  90 * DAY,
);
export const SHIPPING_COOKIE = /*#__PURE__*/ cookie(
  'cart_shipping',
  'Your last delivery option, preselected for your next order.',
  30 * DAY,
);
export const APPOINTMENT_COOKIE = /*#__PURE__*/ cookie(
  'cart_appointment',
  'The day and time you chose at the shop.',
  30 * DAY,
);
export const SHOP_COOKIE = /*#__PURE__*/ cookie('simple_shop_id', 'The last shop you chose.', 30 * DAY);
export const NEXT_SHOP_COOKIE = /*#__PURE__*/ cookie('next_shop', 'The shop for your next tires.', 30 * DAY);
export const NEXT_TIME_COOKIE = /*#__PURE__*/ cookie('next_time', 'The time you chose at a shop.', 30 * DAY);
export const PICKUP_POINT_COOKIE = /*#__PURE__*/ cookie(
  'pickup_point',
  'The last FedEx location you chose.',
  30 * DAY,
);
export const DEVICE_COOKIE = /*#__PURE__*/ cookie(
  'forter_token',
  'A random number that identifies a payment in fraud checks; only while we use them.',
  DAY,
);
export const KATAPULT_COOKIE = /*#__PURE__*/ cookie(
  'katapult_ids',
  'Random numbers that link a Katapult application to your cart; only while we offer Katapult.',
  30 * MINUTE,
);
export const EXCHANGE_CUSTOMER_COOKIE = /*#__PURE__*/ cookie(
  'exchange_customer_id',
  'Your customer id at the military exchange; only if you came from there.',
  12 * HOUR,
);
export const EXCHANGE_CHECKOUT_COOKIE = /*#__PURE__*/ cookie(
  'exchange_checkout_url',
  'The checkout address of the military exchange; only if you came from there.',
  12 * HOUR,
);
export const EXPERIMENT_COOKIE = /*#__PURE__*/ cookie(
  'experiment_id',
  'A random number that decides your variant of the shop.',
  YEAR,
  { category: 'analytics' },
);
export const ANALYTICS_COOKIE = /*#__PURE__*/ cookie(
  'analytics_id',
  'A random number that distinguishes this browser’s visits from others. Your account keeps it while you agree.',
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
  'Your cart’s id and number of tires, for your other tabs.',
);
export const USER_ZIP_ITEM = /*#__PURE__*/ local(
  'user-zip',
  'Your ZIP code, and its source: you or your device.',
);
export const SELECTED_SHOP_ITEM = /*#__PURE__*/ local(
  'selected-shop',
  'The last shop you chose, shown among the others.',
);
export const SHIPPING_OPTION_ITEM = /*#__PURE__*/ local('shipping-option', 'Your last delivery option.');
export const INSTALL_LOCATION_ITEM = /*#__PURE__*/ local(
  'install-location',
  'The ZIP code of your last shop search.',
);
export const VEHICLE_ITEM = /*#__PURE__*/ local('vehicle', 'The vehicle you shop for, with its name.');
export const CLOSED_BANNERS_ITEM = /*#__PURE__*/ local('closed-banners', 'The announcements you closed.');
export const HELPFUL_VOTES_ITEM = /*#__PURE__*/ local('helpful-votes', 'The reviews you found helpful.');
export const FILTERS_ITEM = /*#__PURE__*/ local('filters', 'Your last filters, offered again.', {
  category: 'preferences',
});
export const TRAFFIC_SOURCE_ITEM = /*#__PURE__*/ local(
  'traffic-source',
  'The campaign that brought you to us.',
  { category: 'analytics' },
);
export const AB_VALUES_ITEM = /*#__PURE__*/ local('ab-values', 'Your variants of the shop.', {
  category: 'analytics',
});
export const ANALYTICS_SESSION_ITEM = /*#__PURE__*/ local(
  'analytics-session',
  'A random number for your visit, replaced after four hours without activity.',
  { category: 'analytics' },
);
export const INSTALLER_IDS_ITEM = /*#__PURE__*/ session('installer-ids', 'The last shops you saw.');
export const WIDGET_SOURCE_ITEM = /*#__PURE__*/ session(
  'widget-source',
  'The partner whose site brought you here.',
  { category: 'analytics' },
);
export const USER_TYPE_ITEM = /*#__PURE__*/ session(
  'user-type',
  'Counts your visit as a guest’s or an account’s.',
  { category: 'analytics' },
);
export const COUNTED_ORDER_ITEM = /*#__PURE__*/ session(
  'order-told',
  'The order already counted, so it isn’t counted twice.',
  { category: 'analytics' },
);
export const PAST_SEARCHES_ITEM = /*#__PURE__*/ local(
  'past-searches',
  'Your recent searches, shown under the search box.',
  { category: 'preferences' },
);
export const RECENTLY_VIEWED_ITEM = /*#__PURE__*/ local('recently-viewed', 'The tires you viewed last.', {
  category: 'preferences',
});
export const SHIPPING_DRAFT_ITEM = /*#__PURE__*/ session(
  'shipping-*',
  'Your entries in the address form, so a reload loses nothing.',
);
export const INSTALLER_DRAFT_ITEM = /*#__PURE__*/ session(
  'installer-application',
  'Your entries in the shop registration, so a reload loses nothing.',
);
export const CONTACT_DRAFT_ITEM = /*#__PURE__*/ session('contact', 'Your entries in the contact form.');
export const REVIEW_DRAFT_ITEM = /*#__PURE__*/ session(
  'review-*',
  'Your entries in the review form, so a reload loses nothing.',
);
export const CART_DRAWER_OPENED_ITEM = /*#__PURE__*/ session(
  'cart-drawer-opened',
  'Remembers that the cart was opened for you once.',
);
export const LOGIN_COOKIE = /*#__PURE__*/ cookie(
  'st_login',
  'Ties a sign-in to the browser that started it.',
  10 * MINUTE,
  { prefix: '__Host-' },
);
export const SSO_COOKIE = /*#__PURE__*/ cookie('st_sso', 'Keeps you signed in.', 30 * DAY, {
  prefix: '__Host-',
});
export const ACTING_COOKIE = /*#__PURE__*/ cookie(
  'st_acting',
  'Only for our own staff: shows the shop as a customer sees it, without changing anything. The customer is notified.',
  15 * MINUTE,
  { prefix: '__Host-' },
);
export const PREVIEW_COOKIE = /*#__PURE__*/ cookie(
  'st_preview',
  'Only for our own staff: previews the shop at another moment or for another customer; nothing can be bought.',
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
  'The page you signed in from, so signing out returns there.',
  30 * DAY,
  { prefix: '__Host-' },
);
export const ACCOUNT_TYPE_COOKIE = /*#__PURE__*/ cookie(
  'sso_account_type',
  'Your account type, for display.',
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
  'Continues that visit after you prove your identity.',
  HOUR,
  { site: 'sign-in', prefix: '__Secure-', isSigned: true },
);
export const BROWSER_COOKIE = /*#__PURE__*/ cookie(
  'st_browser',
  'Ties the forms of the sign-in pages to your browser.',
  DAY,
  { site: 'sign-in', prefix: '__Host-' },
);
export const KNOWN_DEVICE_COOKIE = /*#__PURE__*/ cookie(
  'st_known_device',
  'Lets you sign in from this browser even while someone elsewhere guesses your password.',
  180 * DAY,
  { site: 'sign-in', prefix: '__Host-' },
);
export const STAFF_COOKIE = /*#__PURE__*/ cookie('st_staff', 'Keeps staff signed in.', 12 * HOUR, {
  site: 'console',
  prefix: '__Host-',
  sameSite: 'Strict',
});
export const STAFF_STEP_COOKIE = /*#__PURE__*/ cookie(
  'st_staff_step',
  'Carries a staff sign-in from the password to the second factor.',
  10 * MINUTE,
  { site: 'console', prefix: '__Host-', sameSite: 'Strict' },
);
export const CONSOLE_COLOR_MODE_ITEM = /*#__PURE__*/ local('console.colorMode', 'Light or dark colors.', {
  site: 'console',
});
export const CONSOLE_LISTS_ITEM = /*#__PURE__*/ local('RaStoreconsole.*', 'Filters and sizes of lists.', {
  site: 'console',
});
export const CONSOLE_LAYOUT_ITEM = /*#__PURE__*/ local('console.layout.*', 'Chosen columns, open desks.', {
  site: 'console',
});
export const CONSOLE_RECENTS_ITEM = /*#__PURE__*/ local('console.recents.*', 'Last opened records.', {
  site: 'console',
});
export const CONSOLE_SHORTCUTS_ITEM = /*#__PURE__*/ local('console.shortcuts.*', 'Your shortcuts.', {
  site: 'console',
});
