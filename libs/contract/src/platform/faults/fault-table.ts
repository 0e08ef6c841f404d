import { type Fault, type FaultCode, fillWording } from '@simpletread/domain';

import { ACCESS_FAULTS } from './sso/access-faults.js';
import { ACCOUNT_FAULTS } from './sso/account-faults.js';
import { APPLICATION_FAULTS } from './sso/application-faults.js';
import { APPOINTMENT_FAULTS } from './installers/appointment-faults.js';
import { ROTATION_FAULTS } from './installers/rotation-faults.js';
import { APPROVAL_FAULTS } from './sso/approval-faults.js';
import { ARTICLE_FAULTS } from './content/article-faults.js';
import { CAMPAIGN_FAULTS } from './content/campaign-faults.js';
import { MAILING_LIST_FAULTS } from './content/mailing-list-faults.js';
import { CONTACT_FAULTS } from './contact-faults.js';
import { RECORD_FAULTS } from './catalogue/record-faults.js';
import type { FaultEntry } from './fault-entry.js';
import { FLEET_FAULTS } from './sales/fleet-faults.js';
import { GARAGE_FAULTS } from './sso/garage-faults.js';
import { INSTALLER_FAULTS } from './installers/installer-faults.js';
import { ORDER_FAULTS } from './orders/order-faults.js';
import { CUSTOMER_FAULTS } from './people/customer-faults.js';
import { NEWSLETTER_FAULTS } from './people/newsletter-faults.js';
import { PAYMENT_FAULTS } from './carts/payment-faults.js';
import { PICKUP_POINT_FAULTS } from './delivery/pickup-point-faults.js';
import { PLATFORM_FAULTS } from './platform-faults.js';
import { PRICING_FAULTS } from './pricing/pricing-faults.js';
import { PRIVACY_FAULTS } from './sso/privacy-faults.js';
import { QUOTE_FAULTS } from './sales/quote-faults.js';
import { SALES_REQUEST_FAULTS } from './sales/sales-request-faults.js';
import { REFERRAL_FAULTS } from './pricing/referral-faults.js';
import { COVERAGE_CLAIM_FAULTS } from './orders/coverage-claim-faults.js';
import { SAVED_REPLY_FAULTS } from './orders/saved-reply-faults.js';
import { PRICE_CLAIM_FAULTS } from './orders/price-claim-faults.js';
import { RETURN_FAULTS } from './orders/return-faults.js';
import { REVIEW_FAULTS } from './reviews/review-faults.js';
import { CASE_FAULTS } from './support/case-faults.js';
import { SCORE_FAULTS } from './catalogue/score-faults.js';
import { SIDEWALL_FAULTS } from './catalogue/sidewall-faults.js';
import { SIMULATION_FAULTS } from './insight/simulation-faults.js';
import { TIRE_FAULTS } from './catalogue/tire-faults.js';
import { DELAY_FAULTS } from './orders/delay-faults.js';
import { WAREHOUSE_FAULTS } from './orders/warehouse-faults.js';
import { WAREHOUSE_PICKUP_FAULTS } from './orders/warehouse-pickup-faults.js';

/** Status and wording of every fault; a code without an entry doesn't compile. */
export const FAULT_TABLE = {
  ...PLATFORM_FAULTS,
  ...ACCESS_FAULTS,
  ...ACCOUNT_FAULTS,
  ...APPOINTMENT_FAULTS,
  ...ROTATION_FAULTS,
  ...APPROVAL_FAULTS,
  ...APPLICATION_FAULTS,
  ...CAMPAIGN_FAULTS,
  ...ARTICLE_FAULTS,
  ...MAILING_LIST_FAULTS,
  ...INSTALLER_FAULTS,
  ...CONTACT_FAULTS,
  ...CUSTOMER_FAULTS,
  ...NEWSLETTER_FAULTS,
  ...RECORD_FAULTS,
  ...TIRE_FAULTS,
  ...DELAY_FAULTS,
  ...WAREHOUSE_FAULTS,
  ...WAREHOUSE_PICKUP_FAULTS,
  ...GARAGE_FAULTS,
  ...ORDER_FAULTS,
  ...PAYMENT_FAULTS,
  ...PICKUP_POINT_FAULTS,
  ...PRICING_FAULTS,
  ...PRIVACY_FAULTS,
  ...FLEET_FAULTS,
  ...QUOTE_FAULTS,
  ...SALES_REQUEST_FAULTS,
  ...REFERRAL_FAULTS,
  ...COVERAGE_CLAIM_FAULTS,
  ...SAVED_REPLY_FAULTS,
  ...PRICE_CLAIM_FAULTS,
  ...RETURN_FAULTS,
  ...REVIEW_FAULTS,
  ...CASE_FAULTS,
  ...SCORE_FAULTS,
  ...SIDEWALL_FAULTS,
  ...SIMULATION_FAULTS,
} as const satisfies Record<FaultCode, FaultEntry>;

/** Returns the HTTP status of `code`. */
export const faultStatus = (code: FaultCode): FaultEntry['status'] => FAULT_TABLE[code].status;

/** Returns the wording of `fault` with placeholders filled from its data; a placeholder without data stays. */
export const faultMessage = (fault: Fault): string =>
  fillWording(FAULT_TABLE[fault.code].message, fault.data);
