import { ownValue } from '@simpletread/domain';
import { AUDIT_WORDS } from '@simpletread/contract';

const plain = (text: string): string =>
  text
    .replace(/[-.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** An action in words. Actions without a text use their parts: `shop.moveTo` as `Shop: move to`. */
export const actionText = (action: string): string => {
  const [subject = '', ...verb] = action.split('.');
  const known = ownValue(AUDIT_WORDS, action);
  if (known !== undefined) return known;
  const name = plain(subject);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${plain(verb.join(' '))}`;
};

const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'Account',
  accountApplication: 'Application',
  case: 'Case',
  accountGrant: 'Account type',
  alert: 'Alert',
  approval: 'Approval',
  article: 'Article',
  brand: 'Brand',
  couponBatch: 'Coupons',
  campaign: 'Campaign',
  coverageClaim: 'Coverage claim',
  review: 'Review',
  customer: 'Customer',
  employer: 'Employer',
  fitment: 'Fitment',
  fleet: 'Fleet',
  fleetUnit: 'Unit',
  installerApplication: 'Installer application',
  job: 'Job',
  message: 'Message',
  missingSize: 'Vehicle without sizes',
  newsletter: 'Newsletter',
  order: 'Order',
  pickupCounter: 'Pickup counter',
  ourPicks: 'Our picks',
  priceList: 'Price list',
  preparedText: 'Saved reply',
  savedReply: 'Saved reply',
  preview: 'Preview',
  privacyRequest: 'Privacy request',
  productLine: 'Product line',
  promotion: 'Promotion',
  purchaseCost: 'Purchase cost',
  recordChange: 'Record change',
  priceClaim: 'Price claim',
  return: 'Return',
  role: 'Role',
  scoreWeights: 'Score weights',
  searchRedirect: 'Search redirect',
  searchSynonym: 'Synonym',
  shop: 'Shop',
  shopSetting: 'Shop settings',
  simulation: 'Simulation',
  slugRedirect: 'Redirect',
  staff: 'Staff member',
  tire: 'Tire',
  tireSize: 'Tire size',
  vehicle: 'Vehicle',
  view: 'Saved view',
};

/** The kind of record that an action changed. */
export const subjectText = (subjectType: string): string =>
  ownValue(SUBJECTS, subjectType) ?? plain(subjectType);
