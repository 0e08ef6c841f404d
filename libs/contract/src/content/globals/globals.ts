import { SEASONS } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { contextQuery } from '../../platform/request-context/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { dealPillReply, footerPromotionReply, heroWords, siteLink } from '../campaigns/index.js';
import { handlingModes, payLaterPercents, phoneNumber } from '../shop-settings/index.js';

export const globalsReply = shape({
  coreShipHandlingMode: handlingModes,
  customerServiceEnabled: z.boolean(),
  customerServiceNumber: phoneNumber,
  /** The deal pills of the search board [R2.27]: the season's sales and marketing's own. */
  customFilterPills: z.array(dealPillReply),
  footerLinks: z.array(siteLink),
  paymentTypeDiscountInPercentage: payLaterPercents,
  priceDisplayInAddtoCart: z.boolean(),
  simpleCrewPromo: z.string().nullable(),
  siteTheme: z.enum(SEASONS),
  supportHours: shape({ isOpen: z.boolean(), nextChange: z.string() }),
  /** The hours of the team for fleet accounts. */
  fleetSupportHours: shape({ isOpen: z.boolean(), nextChange: z.string() }),
  /** The week in words, as `Mon to Fri 8 am to 7 pm ET`. */
  supportWeek: z.array(z.string()),
  footerPromotions: z.array(footerPromotionReply),
  /** The bar above the header; a visitor's closing it is remembered by `id`. */
  banner: shape({
    id: z.string(),
    name: z.string(),
    text: z.string(),
    link: siteLink.nullable(),
    /** The moment to count down to; null without a countdown. */
    endsAt: instantSchema.nullable(),
  }).nullable(),
  /** The home page's text in place of the season's own. */
  hero: heroWords.nullable(),
  /** The reply is valid until then unless staff make a change. */
  validUntil: instantSchema,
});

export type Globals = z.output<typeof globalsReply>;

export const getGlobals = endpoint({
  id: 'globals.get',
  method: 'GET',
  path: '/globals',
  summary: 'What every page needs: season, service number and hours, pills, footer, pay-later discounts.',
  access: publicAccess,
  query: shape({
    userRegion: contextQuery.userRegion,
    /** Any text means a signed-in shopper. It proves nothing and opens nothing: prices come from the account's own rows. */
    ssoUid: contextQuery.ssoUid,
    /** The client's clock. It never decides anything. */
    time: z.string().max(40).optional(),
    userZip: contextQuery.userZip,
  }),
  reply: globalsReply,
  /** The maximum; the reply gives less if the season changes sooner. */
  cacheSeconds: 60,
  faults: [],
});
