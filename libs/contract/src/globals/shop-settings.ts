import { z } from 'zod';

import { staffAccess } from '../access.js';
import { footerLinksField, footerPromotionsField } from '../campaigns/campaign-content.js';
import { endpoint } from '../endpoint.js';
import { daySchema, instantSchema, shape, versionSchema } from '../schema/index.js';

const percent = z.number().min(0).max(50);

/** Percent off for each way to pay later [R9.11]. */
export const payLaterPercents = shape({
  affirm: percent,
  katapult: percent,
  klarna: percent,
  synchrony: percent,
});

export const handlingModes = z.enum(['standard', 'delayed']);
export const phoneNumber = shape({
  display: z.string().trim().min(1).max(30),
  value: z.string().regex(/^\d{10}$/),
});

const openHours = shape({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }).refine(
  ({ from, to }) => from < to,
  { message: 'must end after it begins' },
);

/** What staff keep of what every page shows. */
export const shopSettings = shape({
  coreShipHandlingMode: handlingModes,
  customerServiceEnabled: z.boolean(),
  customerServiceNumber: phoneNumber,
  /** From Sunday to Saturday, whole hours in New York; null for a closed day. */
  supportWeek: z.array(openHours.nullable()).length(7),
  /** Days on which support is closed besides the public holidays that it keeps. */
  extraHolidays: z.array(daySchema).max(60),
  footerLinks: footerLinksField,
  footerPromotions: footerPromotionsField,
  paymentTypeDiscountInPercentage: payLaterPercents,
  priceDisplayInAddtoCart: z.boolean(),
  simpleCrewPromo: z.string().trim().min(1).max(120).nullable(),
});

export type ShopSettings = z.output<typeof shopSettings>;

const settingsReply = shape({
  settings: shopSettings,
  /** 0 while they are the defaults, which nobody has changed. */
  version: z.int().min(0),
  updatedAt: instantSchema.nullable(),
});

export type ShopSettingsReply = z.output<typeof settingsReply>;

export const getShopSettings = endpoint({
  id: 'admin.settings.get',
  method: 'GET',
  path: '/admin/shop-settings',
  summary: 'Service number, hours, footer, pay-later discounts and what else every page shows.',
  access: staffAccess('campaigns.read'),
  reply: settingsReply,
  faults: [],
});

export const changeShopSettings = endpoint({
  id: 'admin.settings.change',
  method: 'PUT',
  path: '/admin/shop-settings',
  summary: 'Changes them; the shop shows it at once.',
  access: staffAccess('settings.change'),
  body: shape({ version: z.union([versionSchema, z.literal(0)]), settings: shopSettings }),
  reply: settingsReply,
  isIdempotent: true,
  faults: ['record.stale'],
});
