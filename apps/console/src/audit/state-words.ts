import { ORDER_STATE_WORDS } from '@simpletread/domain';

import { SOURCE_WORDS } from '../accounts/account-row.js';
import { ACTING_END_WORDS, ACTING_REASON_WORDS } from '../accounts/acting-words.js';
import { APPLICATION_FACES } from '../account-applications/application-face.js';
import { APPROVAL_FACES } from '../approvals/approval-face.js';
import { INSTALLER_FACES } from '../installer-applications/installer-face.js';
import { FULFILMENT_LABELS, PAYMENT_FACES } from '../orders/order-state-chip.js';
import { QUOTE_FACES } from '../quotes/quote-face.js';
import { REQUEST_FACES } from '../privacy-requests/privacy-request-face.js';
import { roleText } from '../staff/member-face.js';

type Faces = Readonly<Record<string, { readonly label: string }>>;

const labelIn =
  (faces: Faces) =>
  (value: string): string | undefined =>
    faces[value]?.label;

const wordIn =
  (words: Readonly<Record<string, string>>) =>
  (value: string): string | undefined =>
    words[value];

type Words = (value: string) => string | undefined;

const STATES: Readonly<Record<string, Words>> = {
  accountApplication: labelIn(APPLICATION_FACES),
  account: labelIn(APPLICATION_FACES),
  approval: labelIn(APPROVAL_FACES),
  installerApplication: labelIn(INSTALLER_FACES),
  order: wordIn(ORDER_STATE_WORDS),
  quote: labelIn(QUOTE_FACES),
  privacyRequest: labelIn(REQUEST_FACES),
};

const FIELDS: Readonly<Record<string, Words>> = {
  endedBy: wordIn(ACTING_END_WORDS),
  reason: wordIn(ACTING_REASON_WORDS),
  fulfilment: wordIn(FULFILMENT_LABELS),
  paymentState: labelIn(PAYMENT_FACES),
  role: roleText,
  source: wordIn({ ...SOURCE_WORDS, customer: 'The customer' }),
};

/** What a stored word means to people, as their own pages say it; undefined for one that says itself. */
export const stateText = (subjectType: string, field: string, value: string): string | undefined =>
  (field === 'state' ? STATES[subjectType] : FIELDS[field])?.(value);
