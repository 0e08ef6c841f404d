import { cents } from '@simpletread/domain';

import { sampleTire } from '../../catalogue/tires/testing/sample-tire.js';
import { cartAlerts } from './cart-alerts.js';
import type { PricedOpenCart } from './priced-open-cart.js';

type PricedLine = PricedOpenCart['lines'][number];

describe('what a shopper should know about a cart', () => {
  const tire = { ...sampleTire(), available: 40 };
  const name = `${tire.line.brandName} ${tire.line.lineName}`;

  const aLine = (
    setup: { tire?: Partial<PricedLine['tire']>; line?: Partial<PricedLine['line']> } = {},
  ): PricedLine =>
    ({
      tire: { ...tire, ...setup.tire },
      line: {
        lineId: 'line-1',
        quantity: 4,
        seenPriceInCents: tire.priceInCents,
        fit: null,
        fitAcknowledgement: null,
        ...setup.line,
      },
    }) as PricedLine;
  const aCart = (setup: {
    lines?: readonly PricedLine[];
    shop?: object;
    fulfilment?: string;
    pickupPoint?: object;
    isBeingPaid?: boolean;
    isAppointmentFree?: boolean;
    freight?: number;
    /** The lines that a quote holds; left out for a cart without one. */
    held?: readonly string[];
    /** The states that the buyer’s company has a tax exemption for; left out for a buyer of no company. */
    exemptIn?: readonly string[];
  }) =>
    ({
      cart: {
        fulfilment: setup.fulfilment ?? 'ship-to-me',
        isBeingPaid: setup.isBeingPaid ?? false,
        priceHold: setup.held === undefined ? null : { lines: [{}] },
      },
      held: new Map((setup.held ?? []).map((lineId) => [lineId, cents(14_200)])),
      pickupPoint: setup.pickupPoint ?? null,
      shop: setup.shop ?? null,
      isAppointmentFree: setup.isAppointmentFree ?? true,
      isAtWarehouse: true,
      lines: setup.lines ?? [aLine()],
      pricing: { freightInCents: cents(setup.freight ?? 0) },
      destination: { state: 'NJ', salesTaxRatePpm: 66_250 },
      context: {
        shopper:
          setup.exemptIn === undefined
            ? {}
            : {
                company: {
                  name: 'Prado Hauling',
                  certificates: setup.exemptIn.map((state) => ({ state })),
                  hasCertificates: true,
                },
              },
      },
    }) as unknown as PricedOpenCart;
  const texts = (setup: Parameters<typeof aCart>[0]) =>
    cartAlerts(aCart(setup)).map(({ message }) => message);

  it('is nothing while the cart is as last seen', () => {
    expect(cartAlerts(aCart({}))).toEqual([]);
  });

  it('is a tax exemption of the buyer’s company that doesn’t match the state', () => {
    expect(texts({ exemptIn: ['PA'] })).toEqual([
      'Prado Hauling has no valid tax exemption certificate for New Jersey, so sales tax is charged.',
    ]);
    expect(texts({ exemptIn: ['PA', 'NJ'] })).toEqual([]);
    expect(texts({ exemptIn: ['PA'], lines: [] })).toEqual([]);
  });

  it('reports a payment in progress, during which nothing can be changed', () => {
    expect(texts({ isBeingPaid: true })).toEqual([
      'You can’t change this cart while its payment is in progress. Please wait a moment.',
    ]);
  });

  it('reports a changed price, before and after', () => {
    const lines = [
      aLine({ tire: { priceInCents: cents(15_000) }, line: { seenPriceInCents: cents(14_200) } }),
    ];
    expect(texts({ lines })).toEqual([`The price of the ${name} changed from $142.00 to $150.00 a tire.`]);
  });

  it('is nothing about the price of a tire that a quote holds', () => {
    const lines = [
      aLine({ tire: { priceInCents: cents(15_000) }, line: { seenPriceInCents: cents(14_200) } }),
    ];
    expect(texts({ lines, held: ['line-1'] })).toEqual([]);
  });

  it('is a quote whose prices don’t apply', () => {
    expect(cartAlerts(aCart({ held: [] })).map(({ code }) => code)).toEqual(['quoteNotApplied']);
  });

  it('is each tire beside those of a quote: perhaps a second set', () => {
    const second = aLine({ line: { lineId: 'line-2' } });
    expect(texts({ lines: [aLine({}), second], held: ['line-1'] })).toEqual([
      `The ${name} is in your cart beside the tires of your quote. Remove it unless you want both.`,
    ]);
  });

  it.each([
    [{ available: 4 }, []],
    [{ available: 3 }, [`Only 3 of the ${name} in ${tire.size.code} are left.`]],
    [{ available: 0 }, [`The ${name} in ${tire.size.code} is currently out of stock.`]],
    [{ status: 'discontinued' as const }, [`The ${name} in ${tire.size.code} is currently out of stock.`]],
  ])('is stock that does not suffice for four: %j', (setup, expected) => {
    expect(texts({ lines: [aLine({ tire: setup })] })).toEqual(expected);
  });

  it('is a tire that does not fit, with the first reason against it, until the shopper has taken note of all', () => {
    const reasons = [
      { isPassed: true, text: 'The size is right.' },
      { isPassed: false, text: 'It carries too little.' },
      { isPassed: false, text: 'It is too slow.' },
    ];
    const fit = { kind: 'refused', reasons } as unknown as PricedLine['line']['fit'];
    expect(texts({ lines: [aLine({ line: { fit } })] })).toEqual([
      `The ${name} does not fit your vehicle. It carries too little.`,
    ]);
    const saying = (reasons: string[]) => [aLine({ line: { fit, fitAcknowledgement: { at: '', reasons } } })];
    expect(texts({ lines: saying(['It carries too little.']) })).toHaveLength(1);
    expect(texts({ lines: saying(['It carries too little.', 'It is too slow.']) })).toEqual([]);
  });

  it('is a shop that closed, but only while the tires go to it', () => {
    const shop = { company: 'Penn Tire', isActive: false };
    expect(texts({ shop, fulfilment: 'ship-to-shop' })).toEqual([
      'Penn Tire no longer takes installations. Please choose another shop.',
    ]);
    expect(texts({ shop })).toEqual([]);
  });

  it('is a time at the shop that is gone, unless the shop itself is', () => {
    const atShop = { fulfilment: 'ship-to-shop', isAppointmentFree: false };
    const open = { company: 'Penn Tire', isActive: true, minRimIn: 12, maxRimIn: 24, minAspect: 30 };
    expect(cartAlerts(aCart({ ...atShop, shop: open }))).toEqual([
      {
        code: 'appointmentUnavailable',
        message:
          'This time is no longer available. Please select another time slot, choose another shop or continue without installation.',
        lineId: null,
      },
    ]);
    const codesAt = (shop: object | null) =>
      cartAlerts(aCart({ ...atShop, ...(shop && { shop }) })).map(({ code }) => code);
    expect(codesAt({ ...open, isActive: false })).toEqual(['shopRemoved']);
    expect(codesAt(null)).toEqual([]);
  });

  it('is a FedEx location that closed', () => {
    const name = 'FedEx Office, Market St';
    expect(texts({ pickupPoint: { name, isActive: true } })).toEqual([]);
    expect(texts({ pickupPoint: { name, isActive: false } })).toEqual([
      'FedEx Office, Market St no longer holds tires. Please choose another location.',
    ]);
  });

  it('reports freight with its price, after the alerts of single lines', () => {
    const lines = [aLine({ tire: { available: 0 } })];
    expect(cartAlerts(aCart({ lines, freight: 12_000 })).map(({ code }) => code)).toEqual([
      'outOfStock',
      'freight',
    ]);
    expect(texts({ freight: 12_000 })).toEqual([
      'Oversized tires ship by freight for $120.00, included in the total.',
    ]);
  });
});
