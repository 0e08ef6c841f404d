import type { ShopSettings } from '@simpletread/contract';

/** Settings of a shop for tests. */
export const someSettings = (): ShopSettings => ({
  coreShipHandlingMode: 'standard',
  customerServiceEnabled: true,
  customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
  supportWeek: [null, ...Array.from({ length: 5 }, () => ({ from: 8, to: 19 })), { from: 9, to: 15 }],
  extraHolidays: ['2026-11-24'],
  footerLinks: [{ label: 'Tire deals', link: '/tire-deals' }],
  footerPromotions: [],
  paymentTypeDiscountInPercentage: { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 },
  payLaterLimits: {
    affirm: { leastInCents: 5_000, mostInCents: 3_000_000 },
    katapult: { leastInCents: 30_000, mostInCents: 350_000 },
    klarna: { leastInCents: 3_500, mostInCents: 1_000_000 },
    synchrony: { leastInCents: 19_900, mostInCents: 2_500_000 },
  },
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  featuredPromotionIds: { primary: [], secondary: [] },
});
