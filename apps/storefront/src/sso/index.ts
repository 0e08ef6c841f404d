export {
  ApplicationForm,
  ApplicationList,
  Employees,
  PartnerProgramView,
  readStanding,
  SimpleCrew,
} from './account-types';
export { AccountFrame, AccountHome, AccountMenu, AccountOffer, accountStyles, runChange } from './accounts';
export { ACTING, ActingBanner, isActing, MinutesLeft, readActing } from './acting';
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
export {
  checkVisit,
  endVisit,
  openVisit,
  pageHandle,
  readVisit,
  requestHandle,
  staffClient,
  type VisitKind,
  type VisitState,
} from './staff-visits';
export { beginVisit, finishVisit, MilitaryDiscount, outcomeOf } from './verification';
