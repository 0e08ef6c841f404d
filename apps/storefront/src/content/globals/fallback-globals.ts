import type { Globals } from '@simpletread/contract';

/** The globals while the API is down: enough to call us. */
export const FALLBACK_GLOBALS: Globals = {
  coreShipHandlingMode: 'standard',
  customerServiceEnabled: true,
  customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
  customFilterPills: [],
  footerLinks: [],
  paymentTypeDiscountInPercentage: { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 },
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  siteTheme: 'default',
  supportHours: { isOpen: false, nextChange: '' },
  fleetSupportHours: { isOpen: false, nextChange: '' },
  supportWeek: ['Mon to Fri 8 am to 7 pm ET', 'Sat 9 am to 5 pm ET'],
  footerPromotions: [],
  banner: null,
  hero: null,
  validUntil: '1970-01-01T00:00:00.000Z',
};
