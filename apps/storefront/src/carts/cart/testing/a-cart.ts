import type { AppointmentView, CartLineReply, CartReply, ChosenVehicle } from '@simpletread/contract';
import { cents, ZERO_CENTS } from '@simpletread/domain';

const amounts = {
  discountInCents: ZERO_CENTS,
  roadHazardSavingInCents: ZERO_CENTS,
  installationInCents: ZERO_CENTS,
  installationSavingInCents: ZERO_CENTS,
  roadHazardInCents: ZERO_CENTS,
  fetInCents: ZERO_CENTS,
  stateFeeInCents: cents(400),
  freightInCents: ZERO_CENTS,
  salesTaxInCents: cents(4176),
  totalInCents: cents(74_176),
};

/** A line of four tires at $174.00. */
export const aCartLine = (over: Partial<CartLineReply> = {}): CartLineReply => ({
  lineId: '01a1f7e3-10eb-75eb-b05a-b754897b6a4b',
  productId: '01a1f640-bc00-7d63-8290-25f0940379e1',
  itemNumber: 1_005_566,
  name: 'Tour',
  brandName: 'Kestrel',
  brandSlug: 'kestrel',
  lineSlug: 'tour',
  sizeCode: '225/65R17',
  serviceDescription: '102H',
  imageKey: 'touring-1',
  axle: 'all',
  quantity: 4,
  salePriceInCents: cents(17_400),
  retailPriceInCents: cents(17_400),
  priceLabel: null,
  struckPriceInCents: null,
  subtotalInCents: cents(69_600),
  roadHazardCostInCents: cents(2150),
  roadHazardState: 0,
  siteProductPromotion: [],
  availability: { state: 'inStock', quantity: 40 },
  fit: null,
  isFitAcknowledged: false,
  ...over,
});

export const aVehicle = (): ChosenVehicle => ({
  year: 2021,
  make: 'Subaru',
  model: 'Outback',
  trim: '',
  makeSlug: 'subaru',
  modelSlug: 'outback',
});

/** Four tires for 19147 without a fulfilment. */
export const aCart = (over: Partial<CartReply> = {}): CartReply => ({
  cartId: '01a1f7e3-10cb-70ec-8fbd-34c4025cac54',
  version: 3,
  quantity: 4,
  zip: '19147',
  replacesOrder: null,
  lines: [aCartLine()],
  fulfilment: null,
  shop: null,
  appointment: null,
  pickupPoint: null,
  pickupReadyBy: null,
  shipTo: null,
  vehicle: null,
  isVehicleRequired: true,
  coupon: null,
  paymentMethod: null,
  nearMisses: [],
  pricing: aPricing(),
  installedPricing: null,
  payLater: null,
  estimatedFetTaxInCents: ZERO_CENTS,
  shippingCostInCents: ZERO_CENTS,
  freightIfShippedInCents: ZERO_CENTS,
  alerts: [],
  ...over,
});

export const aPricing = (over: Partial<CartReply['pricing']> = {}): CartReply['pricing'] => ({
  lines: [
    {
      lineId: '01a1f7e3-10eb-75eb-b05a-b754897b6a4b',
      quantity: 4,
      unitPriceInCents: cents(17_400),
      retailPriceInCents: cents(17_400),
      priceListId: null,
      subtotalInCents: cents(69_600),
      ...amounts,
    },
  ],
  promotions: [],
  tiresInCents: cents(69_600),
  shippingInCents: ZERO_CENTS,
  isTaxKnown: true,
  trace: [
    { label: 'Tires', detail: '4 tires at $174.00', amountInCents: cents(69_600) },
    { label: 'PA tire fee', detail: '4 tires at $1.00', amountInCents: cents(400) },
    { label: 'Sales tax, 6%', detail: '6% of $696.00', amountInCents: cents(4176) },
  ],
  ...amounts,
  ...over,
});

export const aShipTo = (): NonNullable<CartReply['shipTo']> => ({
  email: 'dana@example.com',
  phone: '2155550149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Whitfield',
  address1: '614 South St',
  address2: null,
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  company: null,
  specialInstructions: null,
});

/** Tuesday at nine in South Street. */
export const anAppointment = (over: Partial<AppointmentView> = {}): AppointmentView => ({
  installer: 'SSA-1',
  date: '2026-12-01',
  isDropOff: false,
  amOrPm: 'am',
  startTime: '09:00',
  dropOffWindow: null,
  timeZone: 'America/New_York',
  ...over,
});

export const aShop = (): NonNullable<CartReply['shop']> => ({
  shopId: '01a1f640-bc00-7d63-8290-25f0940379e2',
  code: 'SSA-1',
  slug: 'south-street-auto',
  company: 'South Street Auto',
  address1: '614 South St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
  phone: '2155550187',
  distanceMiles: 1.2,
  installPriceInCents: cents(2200),
  rating: 4.8,
  reviewCount: 212,
  doesMobile: false,
  timeZone: 'America/New_York',
  badges: [],
  services: [],
  hours: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null },
});

const OPEN = { open: '08:30', close: '19:00' };

export const aPickupPoint = (): NonNullable<CartReply['pickupPoint']> => ({
  code: 'FX10001',
  name: 'FedEx Office, Market St',
  address1: '12 Market St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19103',
  phone: '2155550122',
  distanceMiles: 1.4,
  hours: { mon: OPEN, tue: OPEN, wed: OPEN, thu: OPEN, fri: OPEN, sat: null, sun: null },
  timeZone: 'America/New_York',
});

type AppliedPromotion = CartReply['pricing']['promotions'][number];

export const anAppliedPromotion = (over: Partial<AppliedPromotion> = {}): AppliedPromotion => ({
  promotionId: 'installation-deal',
  name: 'Four-tire installation saving',
  type: 'Flat Amount',
  detail: '$25.00 off installation, once, with 4 or more tires',
  amountInCents: cents(2500),
  isCoverageLinked: false,
  isFromCoupon: false,
  lines: [],
  ...over,
});
