import { cents, sumCents } from '@simpletread/domain';
import fc from 'fast-check';
import { cartPriceWords, cartRows, cartShares, paidLabel, spokenTotal } from './cart-price';
import { anAppliedPromotion, aPricing } from '../../carts/cart/testing/a-cart';

const amount = fc.integer({ min: 0, max: 500_000 }).map(cents);

const pricings = fc
  .record({
    tiresInCents: amount,
    installationInCents: amount,
    roadHazardInCents: amount,
    fetInCents: amount,
    stateFeeInCents: amount,
    freightInCents: amount,
    salesTaxInCents: amount,
  })
  .chain((parts) =>
    fc
      .record({
        discountInCents: fc.integer({ min: 0, max: parts.tiresInCents }).map(cents),
        installationSavingInCents: fc.integer({ min: 0, max: parts.installationInCents }).map(cents),
        roadHazardSavingInCents: fc.integer({ min: 0, max: parts.roadHazardInCents }).map(cents),
      })
      .map((savings) =>
        aPricing({
          ...parts,
          ...savings,
          promotions: Object.entries(savings).map(([promotionId, amountInCents]) =>
            anAppliedPromotion({
              promotionId,
              amountInCents,
              lines:
                promotionId === 'roadHazardSavingInCents'
                  ? [
                      {
                        lineId: 'l',
                        tiresInCents: cents(0),
                        installationInCents: cents(0),
                        coverageInCents: amountInCents,
                      },
                    ]
                  : [],
            }),
          ),
          totalInCents: cents(sumCents(Object.values(parts)) - sumCents(Object.values(savings))),
        }),
      ),
  );

describe('the price of a cart', () => {
  it('names the exemption in place of the sales tax', () => {
    const certificate = {
      certificateId: '01a1f7e3-10eb-75eb-b05a-b754897b6a4b',
      company: 'Prado Hauling',
      number: 'PA-4711',
    };
    const pricing = aPricing({ salesTaxInCents: cents(0), exemption: { state: 'PA', certificate } });
    const goods = { pricing, fulfilment: 'ship-to-me', usualNear: null } as const;
    expect(cartRows(goods).find(({ id }) => id === 'tax')).toMatchObject({
      label: 'Sales tax, exempt by Pennsylvania certificate PA-4711 of Prado Hauling',
      cents: 0,
      wordsAtZero: 'None',
    });
    expect(cartPriceWords(goods).context).toBe('4 tires, shipped, tax-exempt');
  });

  it('has rows that sum to its total, for any cart', () => {
    fc.assert(
      fc.property(pricings, (pricing) => {
        const rows = cartRows({ pricing, fulfilment: 'ship-to-shop' });
        expect(sumCents(rows.map((row) => row.cents))).toBe(pricing.totalInCents);
      }),
    );
  });

  it('is announced in a whole sentence, before and after the tax is known', () => {
    const words = { fulfilment: null, usualNear: null } as const;
    const pricing = aPricing({ totalInCents: cents(131_199) });
    expect(spokenTotal({ ...words, pricing: { ...pricing, isTaxKnown: false } })).toBe(
      'Your total is $1,311.99, before installation, fees and tax.',
    );
    expect(spokenTotal({ ...words, pricing: { ...pricing, isTaxKnown: true } })).toBe(
      'Your total is $1,311.99, shipped, tax paid.',
    );
  });

  it('has a bar whose three parts sum to its total', () => {
    fc.assert(
      fc.property(pricings, (pricing) => {
        const { tires, installation, fees } = cartShares({ pricing, fulfilment: null });
        expect(sumCents([tires, installation, fees])).toBe(pricing.totalInCents);
      }),
    );
  });

  it('names fee, tax and each tire’s installation by their rules', () => {
    const pricing = aPricing({
      installationInCents: cents(6000),
      trace: [
        { label: 'Installation', detail: '4 tires at $15.00', amountInCents: cents(6000) },
        { label: 'PA tire fee', detail: '4 tires at $1.00', amountInCents: cents(400) },
        { label: 'Sales tax, 6%', detail: '', amountInCents: cents(4176) },
      ],
    });
    expect(cartRows({ pricing, fulfilment: 'ship-to-shop' }).map(({ label }) => label)).toEqual([
      '4 tires',
      'Installation, 4 at $15.00',
      'Shipping to the shop',
      'PA tire fee',
      'Sales tax, 6%',
    ]);
  });

  it('names each promotion with its discount', () => {
    const pricing = aPricing({
      promotions: [anAppliedPromotion({ name: 'Spring', amountInCents: cents(2000) })],
    });
    expect(cartRows({ pricing, fulfilment: null })).toContainEqual(
      expect.objectContaining({ label: 'Spring', cents: -2000, part: 'saving' }),
    );
  });

  it('says that a deal pays for the coverage, in one row', () => {
    const free = { tiresInCents: cents(0), installationInCents: cents(0), coverageInCents: cents(7000) };
    const pricing = aPricing({
      roadHazardInCents: cents(7000),
      roadHazardSavingInCents: cents(7000),
      promotions: [anAppliedPromotion({ amountInCents: cents(7000), lines: [{ lineId: 'l', ...free }] })],
    });
    const rows = cartRows({ pricing, fulfilment: 'ship-to-shop' });
    expect(rows.filter(({ id }) => id === 'coverage')).toMatchObject([
      { cents: 0, wordsAtZero: 'Free with this deal' },
    ]);
    expect(rows.some(({ part }) => part === 'saving')).toBe(false);
  });

  it('names no single installation price if two lines have their own', () => {
    const step = { label: 'Installation', detail: '2 tires at $15.00', amountInCents: cents(3000) };
    const pricing = aPricing({ installationInCents: cents(6000), trace: [step, step] });
    expect(cartRows({ pricing, fulfilment: 'ship-to-shop' })[1]?.label).toBe('Installation');
  });

  it.each([
    [false, null, 'add a ZIP for the total', true],
    [true, null, 'installation is added when you choose a shop', false],
    [true, 'ship-to-shop', '4 tires, installed, nothing due at the shop', false],
    [true, 'ship-to-me', '4 tires, shipped, tax paid', false],
    [true, 'fedex-pickup', '4 tires, to pick up, tax paid', false],
  ] as const)('with tax known %s and %s says "%s"', (isTaxKnown, fulfilment, context, isPartial) => {
    const price = { pricing: aPricing({ isTaxKnown }), fulfilment, usualNear: null };
    expect(cartPriceWords(price)).toMatchObject({ context, isPartial });
  });

  it('names the ZIP of its estimate until a shop is chosen', () => {
    expect(cartPriceWords({ pricing: aPricing(), fulfilment: null, usualNear: '19147' })).toEqual({
      label: 'out the door',
      context: '4 tires, installed in 19147',
      isPartial: false,
    });
  });
});

describe('the name of an order’s total', () => {
  it.each([
    [0, 'ship-to-me', 'at your door'],
    [0, 'fedex-pickup', 'at FedEx'],
    [6_400, 'ship-to-shop', 'out the door'],
    [6_400, 'ship-to-me', 'out the door'],
    [6_400, 'fedex-pickup', 'out the door'],
  ] as const)('with installation for %s cents and now %s is “%s”', (installation, fulfilment, label) => {
    expect(paidLabel({ pricing: { installationInCents: cents(installation) }, fulfilment })).toBe(label);
  });
});
