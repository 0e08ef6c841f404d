import fc from 'fast-check';

import { addCents, type Cents, cents, sumCents, ZERO_CENTS } from '../../money/index.js';
import { transition } from '../../machine/index.js';
import { coverageEntries } from '../order/index.js';
import { checkRoadside, roadsideClaimsLeft } from './check-roadside.js';
import { formatCoverageClaimNumber, parseCoverageClaimNumber } from './coverage-claim-number.js';
import {
  areCoverageClaimsUsedUp,
  COVERAGE_CLAIM_STATES,
  coverageClaimMachine,
  coverageClaimStateWord,
} from './coverage-claim-state.js';
import {
  checkCoveredTires,
  claimableTires,
  coverageLimit,
  type CoveredLine,
  paidForKeptTires,
  priceCoverageClaim,
  tirePrices,
} from './price-coverage-claim.js';

const aLine = (change: Partial<CoveredLine> = {}): CoveredLine => ({
  bought: 4,
  returned: 0,
  replaced: 0,
  underWay: 0,
  adjustments: [],
  ...change,
  amounts: {
    tiresInCents: cents(60_000),
    discountInCents: ZERO_CENTS,
    installationInCents: cents(20_000),
    installationSavingInCents: ZERO_CENTS,
    roadHazardInCents: cents(7_000),
    roadHazardSavingInCents: ZERO_CENTS,
    fetInCents: ZERO_CENTS,
    stateFeeInCents: ZERO_CENTS,
    freightInCents: ZERO_CENTS,
    salesTaxInCents: cents(6_400),
    ...change.amounts,
  },
});

const amounts = (change: Partial<CoveredLine['amounts']>) => ({ ...aLine().amounts, ...change });

const replace = (year: 1 | 2 | 3, quantity: number, line = aLine()) => {
  const priced = priceCoverageClaim({ kind: 'replacement', quantity, billInCents: null, year }, line);
  return priced.ok ? priced.value : priced.fault.code;
};

describe('what coverage pays', () => {
  it('is toward a new tire at most $400, $200 and $100 in its three years [R9.12]', () => {
    const line = aLine({ amounts: amounts({ tiresInCents: cents(240_000) }) });
    expect([replace(1, 1, line), replace(2, 1, line), replace(3, 1, line)]).toEqual([40_000, 20_000, 10_000]);
    expect(replace(3, 4, line)).toBe(40_000);
  });

  it('is never more than the tire cost, after discounts and lower prices, with its own sales tax', () => {
    expect(replace(1, 1)).toBe(15_000 + 1_200);
    expect(replace(1, 1, aLine({ amounts: amounts({ discountInCents: cents(20_000) }) }))).toBe(
      10_000 + 1_067,
    );
    const adjustments = [{ fromTire: 0, tiresInCents: cents(8_000), salesTaxInCents: cents(640) }];
    expect(replace(1, 1, aLine({ adjustments }))).toBe(13_000 + 1_040);
    const free = aLine({
      amounts: amounts({ discountInCents: cents(60_000), salesTaxInCents: cents(1_600) }),
    });
    expect(replace(1, 1, free)).toBe('coverageClaim.nothingToPay');
  });

  it('is the bill of a repair up to $25 a tire, and of roadside help up to $100 [R9.12]', () => {
    const bill = (kind: 'repair' | 'roadside', quantity: number, billInCents: number | null) => {
      const given = billInCents === null ? null : cents(billInCents);
      const year = kind === 'repair' ? 1 : null;
      const priced = priceCoverageClaim({ kind, quantity, billInCents: given, year }, null);
      return priced.ok ? priced.value : priced.fault.code;
    };
    expect([bill('repair', 1, 2_499), bill('repair', 1, 2_501), bill('repair', 2, 9_900)]).toEqual([
      2_499, 2_500, 5_000,
    ]);
    expect([bill('roadside', 0, 8_000), bill('roadside', 0, 15_000)]).toEqual([8_000, 10_000]);
    expect([bill('repair', 1, null), bill('repair', 1, 99), bill('roadside', 0, 1_000_001)]).toEqual([
      'coverageClaim.billMissing',
      'coverageClaim.billMissing',
      'coverageClaim.billMissing',
    ]);
  });

  it('is booked as a cost of ours that we owe the card’s holder', () => {
    expect(coverageEntries(cents(500))).toEqual([
      { account: 'coverage_benefits', amountInCents: 500 },
      { account: 'gift_card_liability', amountInCents: -500 },
    ]);
  });
});

describe('the tires of a claim', () => {
  const codeOf = (line: CoveredLine, quantity: number) => {
    const checked = checkCoveredTires(line, quantity);
    return checked.ok ? 'ok' : checked.fault.code;
  };

  it('are covered, kept, not replaced, and in no other claim or return', () => {
    expect(codeOf(aLine(), 4)).toBe('ok');
    expect(codeOf(aLine(), 5)).toBe('coverageClaim.tooMany');
    expect(codeOf(aLine({ replaced: 1, returned: 1, underWay: 1 }), 2)).toBe('coverageClaim.tooMany');
    expect(codeOf(aLine({ replaced: 2, returned: 2 }), 1)).toBe('coverageClaim.noneLeft');
    expect(codeOf(aLine({ amounts: amounts({ roadHazardInCents: ZERO_CENTS }) }), 1)).toBe(
      'coverageClaim.notCovered',
    );
    expect([0, -1, 1.5].map((quantity) => codeOf(aLine(), quantity))).toEqual(
      [0, 1, 2].map(() => 'coverageClaim.tooMany'),
    );
  });

  it('are covered where a promotion paid for the coverage', () => {
    const line = aLine({ amounts: amounts({ roadHazardSavingInCents: cents(7_000) }) });
    expect(claimableTires(line)).toBe(4);
  });

  it('together pay no more than all kept tires cost, in whatever parts they are claimed', () => {
    const anAmount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        anAmount,
        anAmount,
        fc.array(fc.record({ tires: fc.integer({ min: 1, max: 4 }), year: fc.constantFrom(1, 2, 3) }), {
          maxLength: 14,
        }),
        (bought, tires, salesTax, claims) => {
          const sold = amounts({ tiresInCents: cents(tires), salesTaxInCents: cents(salesTax) });
          let [replaced, paid]: [number, Cents] = [0, ZERO_CENTS];
          for (const { tires: quantity, year } of claims) {
            const line = aLine({ bought, replaced, amounts: sold });
            if (!checkCoveredTires(line, quantity).ok) continue;
            const priced = priceCoverageClaim(
              { kind: 'replacement', quantity, billInCents: null, year: year as 1 | 2 | 3 },
              line,
            );
            if (!priced.ok) continue;
            expect(priced.value).toBeLessThanOrEqual(
              coverageLimit({ kind: 'replacement', quantity, year: year as 1 | 2 | 3 }),
            );
            replaced += quantity;
            paid = addCents(paid, priced.value);
          }
          expect(replaced).toBeLessThanOrEqual(bought);
          expect(paid).toBeLessThanOrEqual(paidForKeptTires(aLine({ bought, amounts: sold })));
        },
      ),
    );
  });

  it('have prices that sum to what they cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 99_999 }), (bought, price) => {
        const line = aLine({ bought, amounts: amounts({ tiresInCents: cents(price) }) });
        expect(sumCents([ZERO_CENTS, ...tirePrices(line, bought)])).toBe(paidForKeptTires(line));
      }),
    );
  });
});

describe('roadside assistance', () => {
  it('comes with four kept and installed tires, for two bills [R9.12]', () => {
    const codeOf = (change: object) => {
      const checked = checkRoadside({ isInstalled: true, kept: 4, claims: [], ...change });
      return checked.ok ? 'ok' : checked.fault.code;
    };
    expect(codeOf({})).toBe('ok');
    expect(codeOf({ kept: 3 })).toBe('coverageClaim.noRoadside');
    expect(codeOf({ isInstalled: false })).toBe('coverageClaim.noRoadside');
    expect(codeOf({ claims: ['paid', 'denied', 'cancelled'] })).toBe('ok');
    expect(codeOf({ claims: ['paid', 'moreAsked'] })).toBe('coverageClaim.roadsideUsedUp');
    expect(roadsideClaimsLeft(['paid', 'paid', 'paid'])).toBe(0);
  });
});

describe('the life of a coverage claim', () => {
  it('has one appeal, and is paid only once approved', () => {
    const step = (state: (typeof COVERAGE_CLAIM_STATES)[number], event: 'appeal' | 'pay', guard = false) =>
      transition(coverageClaimMachine, state, event, { firstAppeal: guard }).ok;
    expect([step('denied', 'appeal', true), step('denied', 'appeal')]).toEqual([true, false]);
    expect(COVERAGE_CLAIM_STATES.filter((state) => step(state, 'pay'))).toEqual(['approved']);
  });

  it('has a word for each state, a number in any spelling, and ends after five in vain', () => {
    expect(new Set(COVERAGE_CLAIM_STATES.map((state) => coverageClaimStateWord(state))).size).toBe(
      COVERAGE_CLAIM_STATES.length,
    );
    expect(parseCoverageClaimNumber(formatCoverageClaimNumber(20_931))).toBe(20_931);
    expect(parseCoverageClaimNumber(' cc 20931 ')).toBe(20_931);
    expect(parseCoverageClaimNumber('PG-20931')).toBeNull();
    expect(areCoverageClaimsUsedUp(['denied', 'cancelled', 'denied', 'denied', 'paid'])).toBe(false);
    expect(areCoverageClaimsUsedUp(['denied', 'cancelled', 'denied', 'denied', 'denied'])).toBe(true);
  });
});
