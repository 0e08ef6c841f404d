import { cents } from '../../money/index.js';
import { priceCart } from './price-cart.js';
import { STANDARD_RULES } from './price-rules.js';
import { aDestination, aLine, aRequest } from './testing/price-builders.js';

const covered = { isChosen: true, costPerTireInCents: cents(1_750) };

describe('priceCart', () => {
  it('prices four installed tires with coverage in Philadelphia at $755.48', () => {
    const priced = priceCart(aRequest({ lines: [aLine({ roadHazard: covered })] }));
    expect(priced).toMatchObject({
      tiresInCents: 56_800,
      installationInCents: 8_800,
      installationSavingInCents: 2_500,
      roadHazardInCents: 7_000,
      fetInCents: 0,
      stateFeeInCents: 400,
      freightInCents: 0,
      shippingInCents: 0,
      salesTaxInCents: 5_048,
      totalInCents: 75_548,
      isTaxKnown: true,
    });
  });

  it('breaks that total down into its steps', () => {
    const { trace } = priceCart(aRequest({ lines: [aLine({ roadHazard: covered })] }));
    expect(trace).toEqual([
      { label: 'Tires', detail: '4 tires at $142.00', amountInCents: 56_800 },
      { label: 'Installation', detail: '4 tires at $22.00', amountInCents: 8_800 },
      { label: 'Road hazard coverage, 36 months', detail: '4 tires at $17.50', amountInCents: 7_000 },
      {
        label: 'Four-tire installation saving',
        promotionId: 'installation-deal',
        detail: '$25.00 off installation, once, with 4 or more tires',
        amountInCents: -2_500,
      },
      { label: 'PA tire fee', detail: '4 tires at $1.00', amountInCents: 400 },
      {
        label: 'Sales tax, 8%',
        detail: '8% of $631.00, tires and installation after discounts',
        amountInCents: 5_048,
      },
    ]);
  });

  it('excludes coverage, state fee, excise tax and freight from the sales tax', () => {
    const heavy = aLine({ maxLoadLb: 4_079, isOversized: true, roadHazard: covered });
    const priced = priceCart(aRequest({ lines: [heavy] }));
    expect(priced.salesTaxInCents).toBe(5_048);
    expect(priced.fetInCents).toBe(4 * 547);
    expect(priced.freightInCents).toBe(4 * 2_900);
    expect(priced.totalInCents).toBe(75_548 + 4 * 547 + 4 * 2_900);
  });

  it('rounds sales tax once per cart, not per line', () => {
    const halfACentEach = [1, 2].map((n) =>
      aLine({ lineId: `${n}`, unitPriceInCents: cents(10), quantity: 1 }),
    );
    const destination = aDestination({ salesTaxRatePpm: 50_000 });
    const priced = priceCart(aRequest({ lines: halfACentEach, installation: null, destination }));
    expect(priced.salesTaxInCents).toBe(1);
    expect(priced.lines.map((line) => line.salesTaxInCents)).toEqual([1, 0]);
  });

  it('has no tax and no state fee before there is a destination', () => {
    const priced = priceCart(aRequest({ destination: null }));
    expect(priced).toMatchObject({
      isTaxKnown: false,
      salesTaxInCents: 0,
      stateFeeInCents: 0,
      totalInCents: 63_100,
    });
  });

  it('prices an empty cart at zero', () => {
    expect(priceCart(aRequest({ lines: [] }))).toMatchObject({ lines: [], trace: [], totalInCents: 0 });
  });

  it.each([0, -1, 1.5, Number.NaN])('throws on a quantity of %p', (quantity) => {
    expect(() => priceCart(aRequest({ lines: [aLine({ quantity })] }))).toThrow(RangeError);
  });

  it('counts parts of ten pounds for the excise tax on the given basis', () => {
    const request = aRequest({ lines: [aLine({ maxLoadLb: 3_527 })] });
    expect(priceCart(request).fetInCents).toBe(4 * 26);
    expect(priceCart(request, STANDARD_RULES, 'wholeTens').fetInCents).toBe(4 * 19);
  });
});
