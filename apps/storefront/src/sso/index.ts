export {
  ApplicationForm,
  ApplicationList,
  Employees,
  PartnerProgramView,
  readStanding,
  SimpleCrew,
} from './account-types';
export { AccountFrame, AccountHome, AccountMenu, AccountOffer, accountStyles, runChange } from './accounts';
export {
  ActingBanner,
  actingClient,
  checkActing,
  type CheckedVisit,
  clearActing,
  endVisit,
  forwardedOf,
  goTo,
  headerWithout,
  isActing,
  isRead,
  keepNowhere,
  MinutesLeft,
  namesOfBrowser,
  openVisit,
  readActing,
} from './acting';
export { landVisitor } from './channels';
export { Garage, KeepVehicle } from './garage';
export {
  ConsentBanner,
  ConsentForm,
  ErasureCard,
  ExportCard,
  privacyStyles,
  readExportFile,
  readOwnPrivacy,
  StoredValueTable,
} from './privacy';
export {
  beginAtProvider,
  checkSession,
  landFromProvider,
  loginHref,
  readCsrfToken,
  readCustomer,
  readUid,
  requireCustomer,
  signOut,
  TabSync,
  toShop,
} from './sessions';
export { beginVisit, finishVisit, MilitaryDiscount, outcomeOf } from './verification';
