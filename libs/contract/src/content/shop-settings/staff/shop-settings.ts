import { isDialedAs } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { idSchema, instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { checked } from '../../../pricing/index.js';
import { footerLinksField, footerPromotionsField } from '../../campaigns/index.js';

const PERCENT = 'Please enter a percentage from 0 to 50.';
const percent = z.number({ error: PERCENT }).min(0, PERCENT).max(50, PERCENT);
const words = (max: number) => {
  const asked = `Please enter 1 to ${max} characters.`;
  return z.string().trim().min(1, asked).max(max, asked);
};
const isTenDigits = (text: string): boolean => /^\d{10}$/.test(text);
const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** Percent off with each pay-later method [R9.11]. */
export const payLaterPercents = shape({
  affirm: percent,
  katapult: percent,
  klarna: percent,
  synchrony: percent,
});

const MOST_CENTS = 10_000_000;
const LIMIT = 'Please enter an amount from $1 to $100,000.';
const limit = z.int({ error: LIMIT }).min(100, LIMIT).max(MOST_CENTS, LIMIT);
const limits = shape({ leastInCents: limit, mostInCents: limit }).refine(
  ({ leastInCents, mostInCents }) => leastInCents <= mostInCents,
  { path: ['mostInCents'], message: 'The maximum cannot be less than the minimum.' },
);

/** The totals each lender accepts, both ends included. */
export const payLaterLimits = shape({ affirm: limits, katapult: limits, klarna: limits, synchrony: limits });

export const handlingModes = z.enum(['standard', 'delayed']);
export const phoneNumber = shape({
  display: words(30),
  value: checked(z.string(), isTenDigits, 'contact.phoneInvalid'),
});

/** As staff write it: the displayed number and the dialed number must match. */
const serviceNumber = phoneNumber.refine(
  ({ display, value }) => !isTenDigits(value) || isDialedAs(display, value),
  {
    path: ['display'],
    message: 'This is not the number that is dialed. Please enter the same number in both fields.',
  },
);

const openHours = shape({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }).refine(
  ({ from, to }) => from < to,
  { message: 'Support must close after it opens.' },
);

const promotionIds = z.array(idSchema).max(50, 'Please choose at most 50.');

/** Promotions that deal pages put first, the first list before the second [R9.17]; an empty list uses configuration. */
const featuredPromotionIds = shape({ primary: promotionIds, secondary: promotionIds });

/** The shop-wide content that staff edit. */
export const shopSettings = shape({
  coreShipHandlingMode: handlingModes,
  customerServiceEnabled: z.boolean(),
  customerServiceNumber: phoneNumber,
  /** From Sunday to Saturday, whole hours in New York; null for a closed day. */
  supportWeek: z.array(openHours.nullable()).length(7),
  /** Extra days on which support is closed, besides its public holidays. */
  extraHolidays: z
    .array(checked(z.string(), isDay, 'contact.dateInvalid'))
    .max(60, 'Please enter at most 60 days.'),
  footerLinks: footerLinksField,
  footerPromotions: footerPromotionsField,
  paymentTypeDiscountInPercentage: payLaterPercents,
  payLaterLimits,
  priceDisplayInAddtoCart: z.boolean(),
  simpleCrewPromo: words(120).nullable(),
  featuredPromotionIds,
});

export type ShopSettings = z.output<typeof shopSettings>;

// Earlier stored settings are read and shown unchanged.
const writtenSettings = shopSettings.extend({ customerServiceNumber: serviceNumber });

const settingsReply = shape({
  settings: shopSettings,
  /** 0 for the unchanged defaults. */
  version: z.int().min(0),
  updatedAt: instantSchema.nullable(),
});

export type ShopSettingsReply = z.output<typeof settingsReply>;

export const getShopSettings = endpoint({
  id: 'admin.settings.get',
  method: 'GET',
  path: '/admin/shop-settings',
  summary: 'Service number, hours, footer, pay-later discounts and other shop-wide content.',
  access: staffAccess('campaigns.read'),
  reply: settingsReply,
  faults: [],
});

export const changeShopSettings = endpoint({
  id: 'admin.settings.change',
  method: 'PUT',
  path: '/admin/shop-settings',
  summary: 'Changes them; the shop shows the change immediately.',
  access: staffAccess('settings.change'),
  body: shape({ version: z.union([versionSchema, z.literal(0)]), settings: writtenSettings }),
  reply: settingsReply,
  isIdempotent: true,
  faults: ['record.stale'],
});

const settingsVersion = shape({
  version: versionSchema,
  settings: shopSettings,
  changedAt: instantSchema,
  /** Null for changes from before versions existed. */
  changedByName: z.string().nullable(),
});

export type ShopSettingsVersion = z.output<typeof settingsVersion>;

export const listShopSettingsVersions = endpoint({
  id: 'admin.settings.versions',
  method: 'GET',
  path: '/admin/shop-settings/versions',
  summary: 'Earlier versions, newest first; any of them can be sent again to restore it.',
  access: staffAccess('campaigns.read'),
  reply: shape({ defaults: shopSettings, versions: z.array(settingsVersion) }),
  faults: [],
});
