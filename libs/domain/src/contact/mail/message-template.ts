import { ownValue } from '../../lookup/index.js';

/** Why a mail was sent, for its footer. */
const WHY = {
  order: 'You’re getting this email because you placed an order with SimpleTread.',
  account: 'You’re getting this email because you have an account with SimpleTread.',
  address: 'You’re getting this email because someone entered this address at SimpleTread.',
  review: 'You’re getting this email because someone used this address for a review at SimpleTread.',
  support: 'You’re getting this email because someone used this address to write to SimpleTread.',
  quote: 'You’re getting this email because you asked SimpleTread for a quote.',
  list: 'You’re getting this email because this address is on SimpleTread’s mailing list.',
  friend: 'You’re getting this email because a friend entered this address at SimpleTread.',
  customer: 'You’re getting this email because you are a customer of SimpleTread.',
  installer: 'You’re getting this email because your shop applied to our installer program.',
  shop: 'You’re getting this email because your shop installs tires for SimpleTread.',
  team: 'You’re getting this email because you work with SimpleTread.',
} as const;

interface Template {
  readonly label: string;
  readonly why: keyof typeof WHY;
}

const of = (why: Template['why'], label: string): Template => ({ label, why });

/** Every kind of mail and text. */
const TEMPLATES = {
  'order-confirmation': of('order', 'Order confirmation'),
  'order-changed': of('order', 'Order changed'),
  'order-cancelled': of('order', 'Order cancelled'),
  'order-delayed': of('order', 'Order delayed'),
  'delay-agreed': of('order', 'Delay agreed'),
  'appointment-moved': of('order', 'Appointment moved'),
  'ready-for-pickup': of('order', 'Ready for pickup'),
  'ready-at-warehouse': of('order', 'Ready for pickup at the warehouse'),
  'pickup-reminder': of('order', 'Pickup reminder'),
  'pickup-moved': of('order', 'Pickup time moved'),
  'tracking-code': of('order', 'Order code'),
  'payment-failed': of('address', 'Payment failed'),
  'return-requested': of('order', 'Return requested'),
  'return-appealed': of('order', 'Return appealed'),
  'return-approved': of('order', 'Return approved'),
  'return-denied': of('order', 'Return denied'),
  'return-received': of('order', 'Return received'),
  'return-not-accepted': of('order', 'Return not accepted'),
  'return-refunded': of('order', 'Return refunded'),
  'return-exchange-ordered': of('order', 'Exchange ordered'),
  'return-exchange-ended': of('order', 'Exchange ended'),
  'return-cancelled': of('order', 'Return cancelled'),
  'price-claim-requested': of('order', 'Price claim received'),
  'price-claim-approved': of('order', 'Price claim approved'),
  'price-claim-denied': of('order', 'Price claim denied'),
  'price-claim-withdrawn': of('order', 'Price claim withdrawn'),
  'price-claim-refunded': of('order', 'Price claim refunded'),
  'coverage-claim-requested': of('order', 'Coverage claim received'),
  'coverage-claim-asked': of('order', 'Question about a coverage claim'),
  'coverage-claim-denied': of('order', 'Coverage claim denied'),
  'coverage-claim-appealed': of('order', 'Coverage claim appealed'),
  'coverage-claim-cancelled': of('order', 'Coverage claim cancelled'),
  'coverage-claim-paid': of('order', 'Coverage claim paid'),
  'review-invitation': of('order', 'Invitation to review'),
  'review-follow-up': of('order', 'Follow-up to a review'),
  'review-received': of('review', 'Review received'),
  'review-published': of('review', 'Review published'),
  'review-question': of('review', 'Question about a review'),
  'review-rejected': of('review', 'Review rejected'),
  'review-appealed': of('review', 'Review appealed'),
  'review-replied': of('review', 'Reply to a review'),
  'review-taken-back': of('review', 'Decision about a review taken back'),
  'review-withdrawn': of('review', 'Review withdrawn'),
  'rotation-planned': of('shop', 'Rotation planned'),
  'rotation-off': of('shop', 'Rotation cancelled'),
  'installation-planned': of('shop', 'Installation planned'),
  'installation-moved': of('shop', 'Installation moved'),
  'installation-name': of('shop', 'Installation under a new name'),
  'installation-tires': of('shop', 'Installation with fewer tires'),
  'installation-off': of('shop', 'Installation cancelled'),
  written: of('customer', 'Written by our team'),
  'case-received': of('support', 'Message received'),
  'case-answer': of('support', 'Answer from support'),
  'chat-transcript': of('support', 'Transcript of a chat'),
  'case-satisfaction': of('support', 'How we did'),
  quote: of('quote', 'Quote'),
  'quote-reminder': of('quote', 'Quote ends soon'),
  'sales-request-received': of('address', 'Tire request received'),
  'referral-invitation': of('friend', 'Invitation from a friend'),
  'referral-earned': of('account', 'Gift card for a referral'),
  'rotation-reminder': of('account', 'Rotation reminder'),
  'rotation-booked': of('account', 'Rotation booked'),
  'rotation-cancelled': of('account', 'Rotation cancelled'),
  'account-confirm': of('address', 'Confirm email address'),
  'account-exists': of('address', 'Account already exists'),
  'account-reset': of('address', 'New password'),
  'account-notice': of('account', 'Account changed'),
  'account-verified': of('account', 'Account verified'),
  'account-seen-by-staff': of('account', 'Account viewed by our team'),
  'account-type-granted': of('account', 'Account type granted'),
  'account-type-ended': of('account', 'Account type ended'),
  'application-received': of('account', 'Account application received'),
  'application-question': of('account', 'Question about an account application'),
  'application-refused': of('account', 'Account application declined'),
  'application-withdrawn': of('account', 'Account application withdrawn'),
  'privacy-export-ready': of('account', 'Copy of personal data'),
  'privacy-erasure-asked': of('account', 'Erasure requested'),
  'privacy-erasure-waits': of('account', 'Erasure on hold'),
  'privacy-erasure-cancelled': of('account', 'Erasure cancelled'),
  'privacy-erasing': of('account', 'Erasure begins'),
  'installer-prove-address': of('address', 'Confirm installer application'),
  'installer-received': of('installer', 'Installer application received'),
  'installer-question': of('installer', 'Question about an installer application'),
  'installer-answered': of('installer', 'Installer application answered'),
  'installer-amended': of('installer', 'Installer application changed'),
  'installer-approved': of('installer', 'Installer application approved'),
  'installer-declined': of('installer', 'Installer application declined'),
  'installer-withdrawn': of('installer', 'Installer application withdrawn'),
  'staff-invitation': of('team', 'Invitation to the console'),
  'mailing-list-confirm': of('address', 'Mailing list: confirm'),
  'mailing-list-joined': of('list', 'Mailing list: joined'),
  newsletter: of('list', 'Newsletter'),
  'newsletter-test': of('team', 'Newsletter: test'),
  alert: of('team', 'Alert'),
} as const satisfies Record<string, Template>;

const LABELED: Readonly<Record<string, Template>> = TEMPLATES;

export type MessageTemplate = keyof typeof TEMPLATES;

export const MESSAGE_TEMPLATES = Object.keys(TEMPLATES) as [MessageTemplate, ...MessageTemplate[]];

/** Returns a template's label for staff, or the template itself if it is no longer in the table. */
export const messageTemplateLabel = (template: string): string =>
  ownValue(LABELED, template)?.label ?? template;

/** Returns the sentence that says why a mail was sent. */
export const mailReason = (template: MessageTemplate): string => WHY[TEMPLATES[template].why];

/** True if the mail is for a colleague, who doesn't need the number of customer service. */
export const isForTeam = (template: MessageTemplate): boolean => TEMPLATES[template].why === 'team';
