import type { ShopSettings } from '@simpletread/contract';
import { payLaterTerms, type PayOverTimeMethod, SUPPORT_HOURS } from '@simpletread/domain';

const limitsOf = (method: PayOverTimeMethod): ShopSettings['payLaterLimits'][PayOverTimeMethod] => {
  const { leastInCents, mostInCents } = payLaterTerms(method);
  return { leastInCents, mostInCents };
};

/** The settings of a new shop, until staff change them. */
export const DEFAULT_SETTINGS: ShopSettings = {
  coreShipHandlingMode: 'standard',
  customerServiceEnabled: true,
  customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
  supportWeek: SUPPORT_HOURS.general.map((hours) => (hours === null ? null : { ...hours })),
  extraHolidays: [],
  footerLinks: [
    { label: 'Shop by vehicle', link: '/vehicles' },
    { label: 'Shop by tire size', link: '/tire-sizes' },
    { label: 'Shop by brand', link: '/brands' },
    { label: 'Tire deals', link: '/tire-deals' },
    { label: 'Track your order', link: '/track-your-order' },
  ],
  footerPromotions: [],
  paymentTypeDiscountInPercentage: { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 },
  payLaterLimits: {
    affirm: limitsOf('affirm'),
    katapult: limitsOf('katapult'),
    klarna: limitsOf('klarna'),
    synchrony: limitsOf('synchrony'),
  },
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  featuredPromotionIds: { primary: [], secondary: [] },
};
