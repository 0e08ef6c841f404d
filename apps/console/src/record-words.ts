import {
  ALERT_KINDS,
  alertLabel,
  ORDER_STATE_WORDS,
  SHOP_BADGES,
  SHOP_SERVICES,
  SHOP_TIRE_TYPES,
} from '@simpletread/domain';

import { INSTALLER_FACES } from './installers/index.js';
import {
  COVERAGE_CLAIM_FACES,
  FULFILMENT_LABELS,
  PAYMENT_FACES,
  PRICE_CLAIM_FACES,
  RETURN_FACES,
} from './orders/index.js';
import { NEWSLETTER_FACES } from './people/index.js';
import { AUDIENCE_WORDS } from './pricing/index.js';
import { REVIEW_FACES } from './reviews/index.js';
import { FLEET_FACES, QUOTE_FACES, SALES_REQUEST_FACES } from './sales/index.js';
import { CASE_FACES } from './support/index.js';
import { ALERT_FACES } from './shell/alerts/index.js';
import { labelIn, type RecordWords, wordIn } from './shell/audit/index.js';
import {
  ACTING_END_WORDS,
  ACTING_REASON_WORDS,
  APPLICATION_FACES,
  APPROVAL_FACES,
  REQUEST_FACES,
  roleText,
  SOURCE_WORDS,
} from './sso/index.js';

const ALERT_LABELS = Object.fromEntries(ALERT_KINDS.map((kind) => [kind, alertLabel(kind)]));

/** The display names of stored words, for the pages of all rooms. */
export const RECORD_WORDS: RecordWords = {
  states: {
    accountApplication: labelIn(APPLICATION_FACES),
    account: labelIn(APPLICATION_FACES),
    alert: labelIn(ALERT_FACES),
    case: labelIn(CASE_FACES),
    approval: labelIn(APPROVAL_FACES),
    installerApplication: labelIn(INSTALLER_FACES),
    newsletter: labelIn(NEWSLETTER_FACES),
    order: wordIn(ORDER_STATE_WORDS),
    quote: labelIn(QUOTE_FACES),
    fleet: labelIn(FLEET_FACES),
    salesRequest: labelIn(SALES_REQUEST_FACES),
    priceClaim: labelIn(PRICE_CLAIM_FACES),
    coverageClaim: labelIn(COVERAGE_CLAIM_FACES),
    return: labelIn(RETURN_FACES),
    review: labelIn(REVIEW_FACES),
    privacyRequest: labelIn(REQUEST_FACES),
  },
  fields: {
    endedBy: wordIn(ACTING_END_WORDS),
    reason: wordIn(ACTING_REASON_WORDS),
    fulfilment: wordIn(FULFILMENT_LABELS),
    soldFulfilment: wordIn(FULFILMENT_LABELS),
    kind: wordIn(ALERT_LABELS),
    audience: wordIn(AUDIENCE_WORDS),
    priceGroup: wordIn(AUDIENCE_WORDS),
    services: wordIn(SHOP_SERVICES),
    tireTypes: wordIn(SHOP_TIRE_TYPES),
    badges: wordIn(SHOP_BADGES),
    paymentState: labelIn(PAYMENT_FACES),
    role: roleText,
    source: wordIn({ ...SOURCE_WORDS, customer: 'The customer' }),
  },
};
