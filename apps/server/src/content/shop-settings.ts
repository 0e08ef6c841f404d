import type { Globals } from '@simpletread/contract';

/** What staff will be able to change; until then it is the same for every shop. */
export const SHOP_SETTINGS: Omit<Globals, 'supportHours'> = {
  coreShipHandlingMode: 'standard',
  customerServiceEnabled: true,
  customerServiceNumber: { display: '(800) 555 0142', value: '8005550142' },
  customFilterPills: [],
  footerLinks: [
    { label: 'Shop by vehicle', link: '/vehicles' },
    { label: 'Shop by tire size', link: '/tire-sizes' },
    { label: 'Shop by brand', link: '/brands' },
    { label: 'Track your order', link: '/track-your-order' },
  ],
  paymentTypeDiscountInPercentage: { affirm: 10, katapult: 10, klarna: 10, synchrony: 0 },
  priceDisplayInAddtoCart: true,
  simpleCrewPromo: null,
  siteTheme: 'default',
};
