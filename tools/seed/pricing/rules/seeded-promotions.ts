import { DAILY_DEAL_GROUP, PAY_OVER_TIME_METHODS } from '@simpletread/domain';

import {
  BRAND_DEAL,
  dollars,
  FOUR,
  off,
  percentOff,
  promotion,
  type SeededPromotion,
} from './seeded-promotion.js';

const ALL_WEATHER = 13;

/** Daily deals, for small brands without other discounts [R9.10]. */
const DAILY: readonly (readonly [name: string, brandSlug: string, percent: number])[] = [
  ['Hercules', 'hercules', 12],
  ['Kenda', 'kenda', 10],
  ['Milestar', 'milestar', 15],
  ['Nankang', 'nankang', 12],
  ['Radar', 'radar', 20],
  ['Sailun', 'sailun', 18],
  ['Westlake', 'westlake', 15],
];

const dailyDeals = (): SeededPromotion[] =>
  DAILY.map(([name, brandSlug, rate]) =>
    promotion(`daily-${brandSlug}`, `${rate}% off ${name}`, percentOff(rate, null), {
      scope: { brandSlugs: [brandSlug] },
      exclusivityGroup: DAILY_DEAL_GROUP,
      priority: 250,
      state: 'paused',
    }),
  );

/** Returns the shop's permanent promotions; seasons add their own. `lineId` finds a product line by brand and slug. */
export const seededPromotions = (
  lineId: (brandSlug: string, lineSlug: string) => string,
): readonly SeededPromotion[] => [
  promotion('michelin-four', 'Michelin: $70 off 4 tires', off(70, 'set'), {
    scope: { brandSlugs: ['michelin'] },
    conditions: FOUR,
    exclusivityGroup: BRAND_DEAL,
  }),
  promotion(
    'bridgestone-covered',
    'Bridgestone: $60 off 4 tires, road hazard coverage free',
    off(60, 'set'),
    {
      scope: { brandSlugs: ['bridgestone'] },
      conditions: FOUR,
      exclusivityGroup: BRAND_DEAL,
      isCoverageLinked: true,
    },
  ),
  promotion(
    'endeavor-fourth-free',
    'Cooper Endeavor: buy 3, get 1 free',
    { type: 'Buy3Get1', target: 'tires' },
    { scope: { lineIds: [lineId('cooper', 'endeavor')] }, conditions: FOUR, exclusivityGroup: BRAND_DEAL },
  ),
  promotion('all-weather-eight', 'All-weather tires: 8% off, up to $80', percentOff(8, 80), {
    scope: { categoryIds: [ALL_WEATHER], exceptBrandSlugs: ['michelin', 'bridgestone'] },
    priority: 300,
  }),
  promotion(
    'continental-coverage',
    'Continental: road hazard coverage free with 4 tires',
    { type: 'Free', target: 'coverage' },
    {
      scope: { brandSlugs: ['continental'] },
      conditions: { ...FOUR, needsInstallation: true },
      priority: 400,
    },
  ),
  promotion('crew-sign-up', 'SimpleCrew: $25 off for joining', off(25, 'cart'), {
    conditions: { isCrewOnly: true },
    limits: { usesPerCustomer: 1 },
    priority: 500,
  }),
  promotion('simplepay-first', 'SimplePay: 5% off your first order', percentOff(5, null), {
    conditions: { isFirstOrderOnly: true, paymentMethods: [...PAY_OVER_TIME_METHODS] },
    limits: { usesPerCustomer: 1 },
    priority: 600,
  }),
  promotion('tread-twenty', '$20 off tires for $400 or more', off(20, 'cart'), {
    conditions: { minSubtotalInCents: dollars(400) },
    limits: { usesPerCustomer: 1 },
    priority: 550,
    code: 'TREAD20',
  }),
  ...dailyDeals(),
];
