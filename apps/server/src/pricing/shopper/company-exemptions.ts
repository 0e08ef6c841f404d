import type { BuyingCompany, Result } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';

/** A certificate by which an order has no sales tax. */
export interface UsedCertificate {
  readonly certificateId: string;
  readonly accountId: string;
  /** The taxing state of the order. */
  readonly state: string;
}

/** The tax exemptions of companies that accounts buy for. Sales provide it: sales depend on pricing, never the reverse. */
export abstract class CompanyExemptions {
  /** The company that the account buys for; null for most. */
  abstract companyOf(accountId: string): Promise<BuyingCompany | null>;
  /** Keeps the certificate from being withdrawn until the transaction ends. Refuses if it exempts the account in this state no longer. */
  abstract keep(tx: Transaction, used: UsedCertificate): Promise<Result<null, 'fleet.exemptionOver'>>;
}
