import fc from 'fast-check';

import { VERIFIED_GROUPS, verifiedUntil } from '../verification/index.js';
import { type AccountGrant, needsSecondAdmin } from './account-grant.js';
import { accountStanding } from './account-standing.js';
import { ACCOUNT_TYPES } from './account-type.js';
import { PRICE_GROUPS, usualPriceGroup } from './price-group.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const at = (ms: number): Date => new Date(NOW.getTime() + ms);
const offset = fc.integer({ min: -1000, max: 1000 });

const aGrant = (given: Partial<AccountGrant> = {}): AccountGrant => ({
  type: 'Fleet',
  companyName: 'Acme Haulage',
  priceGroup: 'fleet',
  taxExemption: null,
  since: at(-1000),
  until: null,
  ...given,
});

const someGrants = fc.array(
  fc.record({
    type: fc.constantFrom(...ACCOUNT_TYPES),
    companyName: fc.constantFrom(null, 'Acme Haulage', 'Best Cabs'),
    priceGroup: fc.constantFrom(...PRICE_GROUPS),
    taxExemption: fc.option(offset.map((ms) => ({ certificate: 'TX-1', until: at(ms) }))),
    since: offset.map(at),
    until: fc.option(offset.map(at)),
  }),
);

const standing = (grants: readonly AccountGrant[], now = NOW) =>
  accountStanding({ grants, isCrewMember: false, verifications: [] }, now);

describe('the standing of an account', () => {
  it('is its current grants, and retail without any', () => {
    fc.assert(
      fc.property(someGrants, (grants) => {
        const inForce = grants.filter(({ since, until }) => since <= NOW && (until === null || NOW < until));
        const { accountTypes, priceGroup, isTaxExempt } = standing(grants);
        expect([...accountTypes].sort()).toEqual(
          inForce.length === 0 ? ['Retail'] : [...new Set(inForce.map(({ type }) => type))].sort(),
        );
        if (inForce.length === 0) expect(priceGroup).toBe('retail');
        expect(isTaxExempt).toBe(
          inForce.some(({ taxExemption }) => taxExemption !== null && NOW < taxExemption.until),
        );
      }),
    );
  });

  it('ends on the millisecond', () => {
    const grants = [aGrant({ until: at(1) })];
    expect(standing(grants).accountTypes).toEqual(['Fleet']);
    expect(standing(grants, at(1)).accountTypes).toEqual(['Retail']);
    expect(standing([aGrant({ since: at(1) })]).accountTypes).toEqual(['Retail']);
  });

  it('has the company and prices of its first type', () => {
    const wholesale = aGrant({ type: 'Wholesale', companyName: 'Best Cabs', priceGroup: 'wholesale' });
    expect(standing([aGrant(), wholesale])).toMatchObject({
      accountTypes: ['Wholesale', 'Fleet'],
      companyName: 'Best Cabs',
      priceGroup: 'wholesale',
      priceLabel: 'Special pricing',
    });
  });

  it('may quote only with the sales tool', () => {
    for (const type of ACCOUNT_TYPES)
      expect([type, standing([aGrant({ type })]).mayQuote]).toEqual([type, type === 'Sales Tool']);
    expect(standing([]).mayQuote).toBe(false);
  });

  it('counts a verified group for a year', () => {
    const until = verifiedUntil(NOW);
    const facts = { grants: [], isCrewMember: true, verifications: [{ group: 'military' as const, until }] };
    expect(accountStanding(facts, new Date(until.getTime() - 1)).verifiedGroups).toEqual(['military']);
    expect(accountStanding(facts, until).verifiedGroups).toEqual([]);
    expect(until.toISOString()).toBe('2027-06-01T12:00:00.000Z');
    expect(VERIFIED_GROUPS).toEqual(['military', 'student', 'teacher']);
  });
});

describe('giving an account terms', () => {
  it.each(ACCOUNT_TYPES.map((type) => [type, usualPriceGroup(type)] as const))(
    'needs a second admin for %s at %s prices exactly if they are special',
    (type, priceGroup) => {
      const terms = { type, companyName: null, priceGroup, taxExemption: null };
      expect(needsSecondAdmin(terms)).toBe(!['Retail', 'Sales Tool'].includes(type));
    },
  );

  it('needs a second admin for a tax exemption at any prices', () => {
    const taxExemption = { certificate: 'TX-1', until: NOW };
    expect(
      needsSecondAdmin({ type: 'Sales Tool', companyName: null, priceGroup: 'retail', taxExemption }),
    ).toBe(true);
  });
});
