/** What each deed of the audit is called; who did it stands beside it. */
const WORDS: Readonly<Record<string, string>> = {
  'account.acting-asked': 'Asked to see the shop as the customer',
  'account.acting-began': 'Began to see the shop as the customer',
  'account.acting-ended': 'No longer sees the shop as the customer',
  'account.endType': 'Ended an account type',
  'account.giveType': 'Gave an account type',
  'account.proveEmployment': 'Proved where they work',
  'account.verify': 'Was verified',
  'application.answer': 'Answered',
  'application.askMore': 'Asked the applicant',
  'application.propose': 'Proposed terms',
  'application.refuse': 'Refused the application',
  'application.submit': 'Applied',
  'application.takeUp': 'Took the application up',
  'application.withdraw': 'Withdrew the application',
  'approval.approve': 'Agreed',
  'approval.expire': 'Let the request run out',
  'approval.refuse': 'Did not agree',
  'approval.request': 'Asked a second person',
  'approval.withdraw': 'Took the request back',
  'coupons.make': 'Had coupons made',
  'coupons.withdraw': 'Ended coupons',
  'crew.join': 'Joined SimpleCrew',
  'crew.leave': 'Left SimpleCrew',
  'employer.add': 'Added an employer',
  'employer.agree': 'Agreed to an employer',
  'employer.propose': 'Proposed an employer',
  'employer.end': 'Ended an employer',
  'job.retry': 'Ran a job again',
  'order.address': 'Changed the address',
  'order.cancel': 'Cancelled the order',
  'order.claim': 'Took the order into their account',
  'order.note': 'Wrote a note',
  'order.place': 'Placed the order',
  'order.request-cancellation': 'Asked to cancel the order',
  'order.retryRefund': 'Asked for the refund again',
  'order.reveal-contact': 'Looked at masked contacts',
  'priceList.activate': 'Activated a price list',
  'priceList.archive': 'Archived a price list',
  'priceList.change': 'Changed a price list',
  'priceList.create': 'Began a price list',
  'priceList.pause': 'Paused a price list',
  'priceList.resume': 'Resumed a price list',
  'priceList.saveEntries': 'Saved prices',
  'priceList.tryEntries': 'Tried prices out',
  'privacy.askErasure': 'Asked to be forgotten',
  'privacy.cancelErasure': 'Took the erasure back',
  'privacy.erase': 'Erased what names a person',
  'privacy.startErasure': 'Asked for an erasure on somebody’s behalf',
  'privacy.startExport': 'Started a copy of somebody’s data',
  'promotion.activate': 'Activated a promotion',
  'promotion.archive': 'Archived a promotion',
  'promotion.change': 'Changed a promotion',
  'promotion.create': 'Wrote a promotion',
  'promotion.pause': 'Paused a promotion',
  'promotion.resume': 'Resumed a promotion',
  'role.changed': 'Changed a role',
  'role.created': 'Composed a role',
  'role.deleted': 'Deleted a role',
  'staff.authenticator-begun': 'Began to set up an app',
  'staff.authenticator-removed': 'Removed the authenticator app',
  'staff.authenticator-set-up': 'Set up an authenticator app',
  'staff.change': 'Changed a colleague',
  'staff.deactivated': 'Took access away',
  'staff.invitation-requested': 'Asked to invite a colleague',
  'staff.invited': 'Invited a colleague',
  'staff.invited-again': 'Invited a colleague again',
  'staff.joined': 'Joined',
  'staff.not-invited': 'Was not invited',
  'staff.passkey-added': 'Added a passkey',
  'staff.passkey-begun': 'Began to add a passkey',
  'staff.passkey-removed': 'Removed a passkey',
  'staff.password-changed': 'Changed the password',
  'staff.renamed': 'Renamed a colleague',
  'staff.role-given': 'Gave a role',
  'staff.role-requested': 'Asked for a role',
  'staff.second-factor-reset': 'Reset the second factor',
  'staff.sessions-ended': 'Signed out everywhere else',
  'staff.sign-in': 'Signed in',
  'staff.sign-in-refused': 'Could not sign in',
  'staff.sign-out': 'Signed out',
  'view.delete': 'Deleted a saved view',
  'view.save': 'Saved a view',
};

const plain = (text: string): string =>
  text
    .replace(/[-.]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** A deed in words; one without words of its own by its parts: `shop.moveTo` as `Shop: move to`. */
export const actionText = (action: string): string => {
  const [subject = '', ...verb] = action.split('.');
  const known = WORDS[action];
  if (known !== undefined) return known;
  const name = plain(subject);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${plain(verb.join(' '))}`;
};

const SUBJECTS: Readonly<Record<string, string>> = {
  account: 'Account',
  accountApplication: 'Application',
  accountGrant: 'Account type',
  approval: 'Approval',
  couponBatch: 'Coupons',
  employer: 'Employer',
  job: 'Job',
  order: 'Order',
  priceList: 'Price list',
  privacyRequest: 'Privacy request',
  promotion: 'Promotion',
  role: 'Role',
  shop: 'Shop',
  staff: 'Colleague',
  view: 'Saved view',
};

/** What kind of record a deed was about. */
export const subjectText = (subjectType: string): string => SUBJECTS[subjectType] ?? plain(subjectType);
