import { PAY_LATER_PERCENTS, PREVIEW_VISITORS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess, storefrontAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** 256 bits as 43 characters. */
const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** What a browser brought and proves nothing yet. */
const anyText = z.string().max(200);

/** Ways to pay that prices may hang on; without one the price is that of a card. */
export const PREVIEW_PAYMENT_METHODS = Object.keys(PAY_LATER_PERCENTS) as [
  keyof typeof PAY_LATER_PERCENTS,
  ...(keyof typeof PAY_LATER_PERCENTS)[],
];

const MOST_HOURS_AWAY = 72;

const shownAs = {
  visitor: z.enum(PREVIEW_VISITORS),
  /** Null for somebody who has not told where they live. */
  zip: zipField.nullable(),
  paymentMethod: z.enum(PREVIEW_PAYMENT_METHODS).nullable(),
  /** Whether promotions and price lists count that are drafts, besides those of the campaign. */
  hasDraftRules: z.boolean(),
};

/** The moment as a clock in New York shows it, with or without seconds: `2026-11-27T00:00:00`. */
const easternMoment = z.string().max(19);

const settings = shape({
  at: easternMoment,
  ...shownAs,
  /** The campaign that is shown as it is written, released or not. */
  campaignId: idSchema.nullable(),
});

export type PreviewSettings = z.output<typeof settings>;

const SETTING_FAULTS = [
  'campaign.timeInvalid',
  'campaign.timeSkipped',
  'preview.momentTooFar',
  'contact.zipInvalid',
] as const;

export const askForPreview = endpoint({
  id: 'admin.previews.ask',
  method: 'POST',
  path: '/admin/previews',
  summary:
    'A link to the shop as of a moment and as a kind of customer: good once, for a minute, in the browser of who asked for it.',
  access: staffAccess('shop.preview'),
  body: settings,
  reply: shape({ url: z.url(), expiresAt: instantSchema }),
  status: 201,
  faults: ['record.missing', 'request.rateLimited', ...SETTING_FAULTS],
});

export const openPreviewLink = endpoint({
  id: 'staff.previews.open',
  method: 'GET',
  path: '/staff/preview-links/{link}',
  summary:
    'Follows such a link into the shop; one that is used, old or somebody else’s leads to a page that says so.',
  access: staffAccess('shop.preview'),
  params: shape({ link: anyText }),
  status: 303,
  faults: ['request.rateLimited'],
});

const shownPreview = shape({
  staffName: z.string(),
  ...shownAs,
  /** The moment that the shop is shown as of now; its clock runs. */
  at: instantSchema,
  /** The campaign that is shown as it is written. */
  campaignName: z.string().nullable(),
  endsAt: instantSchema,
});

export type ShownPreview = z.output<typeof shownPreview>;

export const beginPreview = endpoint({
  id: 'previews.begin',
  method: 'POST',
  path: '/previews',
  summary: 'Turns what the link led to into the handle of a preview; good for one call.',
  access: storefrontAccess,
  body: shape({ code: anyText }),
  reply: shape({ handle: secretSchema, endsAt: instantSchema }),
  status: 201,
  faults: ['record.missing'],
});

export const showPreview = endpoint({
  id: 'previews.show',
  method: 'POST',
  path: '/previews/state',
  summary: 'What a preview shows by its handle, and until when it lasts.',
  access: storefrontAccess,
  body: shape({ handle: anyText }),
  reply: shownPreview,
  faults: ['record.missing'],
});

export const changePreview = endpoint({
  id: 'previews.change',
  method: 'PUT',
  path: '/previews',
  summary: 'Shows the shop as of another moment, or as another kind of customer, in the same preview.',
  access: storefrontAccess,
  body: shape({
    handle: anyText,
    at: easternMoment,
    /** Hours that are added to the moment: the way to the second of two hours that clocks show alike. */
    laterByHours: z.int().min(-MOST_HOURS_AWAY).max(MOST_HOURS_AWAY),
    ...shownAs,
    isWithCampaign: z.boolean(),
  }),
  reply: shownPreview,
  faults: ['record.missing', ...SETTING_FAULTS],
});

export const endPreview = endpoint({
  id: 'previews.end',
  method: 'DELETE',
  path: '/previews',
  summary: 'Ends a preview, known or not.',
  access: storefrontAccess,
  body: shape({ handle: anyText }),
  faults: [],
});
