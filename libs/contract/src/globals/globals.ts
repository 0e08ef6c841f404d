import { z } from 'zod';

import { publicAccess } from '../access.js';
import { endpoint } from '../endpoint.js';
import { contextQuery } from '../request-context.js';
import { shape } from '../schema/index.js';

export const SEASONS = [
  'default',
  'blackFridayPreSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'taxTimeSale',
] as const;

export const globalsReply = shape({
  coreShipHandlingMode: z.enum(['standard', 'delayed']),
  customerServiceEnabled: z.boolean(),
  customerServiceNumber: shape({ display: z.string(), value: z.string() }),
  customFilterPills: z.array(shape({ id: z.string(), label: z.string(), route: z.string() })),
  footerLinks: z.array(shape({ label: z.string(), link: z.string() })),
  paymentTypeDiscountInPercentage: shape({
    affirm: z.number(),
    katapult: z.number(),
    klarna: z.number(),
    synchrony: z.number(),
  }),
  priceDisplayInAddtoCart: z.boolean(),
  simpleCrewPromo: z.string().nullable(),
  siteTheme: z.enum(SEASONS),
  supportHours: shape({ isOpen: z.boolean(), nextChange: z.string() }),
});

export type Globals = z.output<typeof globalsReply>;

export const getGlobals = endpoint({
  id: 'globals.get',
  method: 'GET',
  path: '/globals',
  summary: 'What every page needs: season, service number and hours, footer links, pay-later discounts.',
  access: publicAccess,
  query: shape({
    userRegion: contextQuery.userRegion,
    ssoUid: contextQuery.ssoUid,
    time: z.string().max(40).optional(),
    userZip: contextQuery.userZip,
  }),
  reply: globalsReply,
  cacheSeconds: 60,
  faults: [],
});
