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
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  featuredPromotionIds: { primary: [], secondary: [] },
});
