import fc from 'fast-check';

import { ZERO_CENTS } from '../../money/index.js';
import type { BuyingCompany, PriceRequest } from '../price-request/index.js';
import { priceRecordOf } from '../explanations/index.js';
import { explainPrice, priceCart } from './price-cart.js';
import { withStandardRules } from './price-rules.js';
import type { PricedCart } from './priced-cart.js';
import { exemptionMismatchWords, exemptionWords } from './tax-exemption.js';
import { aPriceRequest, somePriceRules } from './testing/price-arbitraries.js';
import { aContext, aRequest, aShopper } from './testing/price-builders.js';

const RUNS = Number(process.env['PRICE_PROPERTY_RUNS'] ?? 1_000);

const somePricing = fc.tuple(aPriceRequest, somePriceRules.map(withStandardRules));
const someStates = fc.subarray(['PA', 'AZ', 'NC', 'TX']);

const companyIn = (states: readonly string[]): BuyingCompany => ({
  name: 'Prado Hauling',
  certificates: states.map((state) => ({ certificateId: `id-${state}`, state, number: `${state}-4711` })),
  hasCertificates: true,
});

const boughtBy = (request: PriceRequest, company: BuyingCompany | undefined): PriceRequest => {
  const { company: _, ...shopper } = request.context.shopper;
  const changed = { ...shopper, isTaxExempt: true, ...(company === undefined ? {} : { company }) };
  return { ...request, context: { ...request.context, shopper: changed } };
};

const taxedOf = (request: PriceRequest): PriceRequest => boughtBy(request, companyIn([]));

/** Everything but the tax, the totals with it, and the words about it. */
const besidesTax = ({
  lines,
  salesTaxInCents,
  totalInCents,
  exemption: _,
  trace,
  ...amounts
}: PricedCart) => ({
  ...amounts,
  withoutTax: totalInCents - salesTaxInCents,
  lines: lines.map((line) => ({
    ...line,
    salesTaxInCents: ZERO_CENTS,
    totalInCents: line.totalInCents - line.salesTaxInCents,
  })),
  trace: trace.filter(({ label }) => !label.startsWith('Sales tax')),
});

describe('the tax exemption of a company’s buyers', () => {
  it('takes the whole tax of an order to its states or none of it, and changes no other amount', () => {
    fc.assert(
      fc.property(somePricing, someStates, ([request, rules], states) => {
        const taxed = priceCart(taxedOf(request), rules);
        const priced = priceCart(boughtBy(request, companyIn(states)), rules);
        const isCovered = request.destination !== null && states.includes(request.destination.state);
        expect(priced.salesTaxInCents).toBe(isCovered ? ZERO_CENTS : taxed.salesTaxInCents);
        expect(priced.exemption?.certificate?.number).toBe(
          isCovered ? `${request.destination?.state}-4711` : undefined,
        );
        expect(besidesTax(priced)).toEqual(besidesTax(taxed));
      }),
      { numRuns: RUNS },
    );
  });

  it('replaces the exemption of the account itself, which holds in every state', () => {
    fc.assert(
      fc.property(somePricing, ([request, rules]) => {
        const own = priceCart(boughtBy(request, undefined), rules);
        expect(own.salesTaxInCents).toBe(ZERO_CENTS);
        expect(own.exemption).toEqual(
          request.destination === null ? undefined : { state: request.destination.state, certificate: null },
        );
        expect(priceCart(taxedOf(request), rules).exemption).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
  });

  it('is recorded with the price, without the company’s other certificates', () => {
    const company = companyIn(['PA', 'NJ']);
    const recordIn = (states: readonly string[]) => {
      const context = aContext({ shopper: aShopper({ company: companyIn(states), isTaxExempt: true }) });
      return priceRecordOf(explainPrice(aRequest({ context })), context);
    };
    expect(recordIn(['PA', 'NJ']).buyer).toMatchObject({ isTaxExempt: true });
    expect(recordIn(['NJ']).buyer).toMatchObject({ isTaxExempt: false });
    expect(JSON.stringify(recordIn(['PA', 'NJ']))).not.toContain(company.name);
  });

  it('is described in words, also where no certificate covers the state', () => {
    const certificate = { certificateId: 'id-PA', company: 'Prado Hauling', number: 'PA-4711' };
    expect(exemptionWords({ state: 'PA', certificate })).toBe(
      'exempt by Pennsylvania certificate PA-4711 of Prado Hauling',
    );
    expect(exemptionWords({ state: 'PA', certificate: null })).toBe('exempt by the account’s certificate');
    const company = companyIn(['PA']);
    const never = { ...companyIn([]), hasCertificates: false };
    const taxed = { state: 'NJ', salesTaxRatePpm: 66_250 };
    expect(exemptionMismatchWords({ company, isTaxExempt: false }, taxed)).toBe(
      'Prado Hauling has no valid tax exemption certificate for New Jersey, so sales tax is charged.',
    );
    expect(exemptionMismatchWords({ company, isTaxExempt: false }, { ...taxed, state: 'PA' })).toBeNull();
    expect(
      exemptionMismatchWords({ company, isTaxExempt: false }, { state: 'OR', salesTaxRatePpm: 0 }),
    ).toBeNull();
    expect(exemptionMismatchWords({ company, isTaxExempt: false }, null)).toBeNull();
    expect(exemptionMismatchWords({ company: never, isTaxExempt: false }, taxed)).toBeNull();
    expect(exemptionMismatchWords({ company: never, isTaxExempt: true }, taxed)).toBe(
      'Prado Hauling has no valid tax exemption certificate for New Jersey, so sales tax is charged. Your own exemption doesn’t count for its orders.',
    );
    expect(exemptionMismatchWords({ isTaxExempt: true }, taxed)).toBeNull();
  });
});
