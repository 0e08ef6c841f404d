import { US_STATES } from '../../contact/index.js';
import { ownValue } from '../../lookup/index.js';
import type { PriceDestination, PriceRequest, PriceShopper } from '../price-request/index.js';

/** The reason why a price has no sales tax. */
export interface AppliedExemption {
  /** The taxing state, a two-letter code. */
  readonly state: string;
  /** The certificate of the buyer’s company for that state; null if the account itself is exempt. */
  readonly certificate: {
    readonly certificateId: string;
    readonly company: string;
    readonly number: string;
  } | null;
}

const byCompany = (
  { name, certificates }: NonNullable<PriceShopper['company']>,
  state: string,
): AppliedExemption | null => {
  const found = certificates.find((certificate) => certificate.state === state);
  if (found === undefined) return null;
  const { certificateId, number } = found;
  return { state, certificate: { certificateId, company: name, number } };
};

/**
 * Returns the exemption that applies to a request; null if its sales tax is charged. Buyers of a company are exempt only where it has a
 * valid certificate for the taxing state, other accounts by their own certificate. Decision record 199.
 */
export const exemptionOf = ({
  destination,
  context: { shopper },
}: Pick<PriceRequest, 'destination' | 'context'>): AppliedExemption | null => {
  if (destination === null) return null;
  const { state } = destination;
  if (shopper.company !== undefined) return byCompany(shopper.company, state);
  return shopper.isTaxExempt ? { state, certificate: null } : null;
};

/** Returns the name of a state by its code, such as `Pennsylvania`. */
export const exemptionStateName = (state: string): string => ownValue(US_STATES, state) ?? state;

/** Returns an exemption in words that follow `sales tax`, such as `exempt by Pennsylvania certificate PA-4711 of Prado Hauling`. */
export const exemptionWords = ({ state, certificate }: AppliedExemption): string =>
  certificate === null
    ? 'exempt by the account’s certificate'
    : `exempt by ${exemptionStateName(state)} certificate ${certificate.number} of ${certificate.company}`;

/**
 * Returns the words about a company without a valid certificate for the taxing state, if it ever gave us one or the buyer’s own would
 * count elsewhere; null if sales tax isn’t charged for that reason [R4.17].
 */
export const exemptionMismatchWords = (
  { company, isTaxExempt }: Pick<PriceShopper, 'company' | 'isTaxExempt'>,
  destination: Pick<PriceDestination, 'state' | 'salesTaxRatePpm'> | null,
): string | null => {
  if (destination === null || destination.salesTaxRatePpm === 0) return null;
  if (company === undefined || !(company.hasCertificates || isTaxExempt)) return null;
  if (company.certificates.some(({ state }) => state === destination.state)) return null;
  const name = exemptionStateName(destination.state);
  const charged = `${company.name} has no valid tax exemption certificate for ${name}, so sales tax is charged.`;
  return isTaxExempt ? `${charged} Your own exemption doesn’t count for its orders.` : charged;
};
