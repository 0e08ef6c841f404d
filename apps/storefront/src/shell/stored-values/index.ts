export { hasConsent } from './browser-consent';
export { readStored, writeStored } from './browser-storage';
export { onValueChange, readValue, writeValue } from './browser-value';
export { attributesOf } from './cookie-attributes';
export { clearCookies, forgetCookies } from './clear-cookies';
export { decodeCookie } from './decode-cookie';
export { followTabs } from './follow-tabs';
export { readAgreed, readAnswered, readConsentFacts } from './read-consent';
export { consentFactsOf } from './request-consent';
export { readScriptCookie, writeScriptCookie } from './script-cookie';
export { useBrowserValue } from './use-browser-value';
export {
  AB_VALUES,
  ANALYTICS_SESSION,
  CART,
  CLOSED_BANNERS,
  FILTERS,
  HELPFUL_VOTES,
  INSTALL_LOCATION,
  INSTALLER_IDS,
  type KeptFilter,
  type KeptVehicle,
  type KeptZip,
  COUNTED_ORDER,
  SELECTED_SHOP,
  SHIPPING_OPTION,
  TRAFFIC_SOURCE,
  USER_TYPE,
  USER_ZIP,
  VEHICLE,
  WIDGET_SOURCE,
  type ZipSetter,
} from './value-readers';
export { experimentIdOf, type TrackingIds, trackingIdsOf, visitorIdsOf } from './visitor-ids';
export { readZipText, type SetZip, zipText } from './zip-cookie';
