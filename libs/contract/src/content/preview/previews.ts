import { PAY_LATER_PERCENTS, PREVIEW_VISITORS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess, storefrontAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema, zipField } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** 256 bits as 43 characters. */
const secretSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Sent by a browser, not yet verified. */
const anyText = z.string().max(200);

/** Payment methods that affect prices; without one, the price is for a card. */
export const PREVIEW_PAYMENT_METHODS = Object.keys(PAY_LATER_PERCENTS) as [
  keyof typeof PAY_LATER_PERCENTS,
  ...(keyof typeof PAY_LATER_PERCENTS)[],
];

const MOST_HOURS_AWAY = 72;

const shownAs = {
  visitor: z.enum(PREVIEW_VISITORS),
  /** Null for a visitor without a known place. */
  zip: zipField.nullable(),
  paymentMethod: z.enum(PREVIEW_PAYMENT_METHODS).nullable(),
  /** True to include draft promotions and price lists in addition to the campaign's. */
  hasDraftRules: z.boolean(),
};

/** The moment as a New York clock time, with or without seconds: `2026-11-27T00:00:00`. */
const easternMoment = z.string().max(19);

const settings = shape({
  at: easternMoment,
  ...shownAs,
  /** The campaign to show as written, released or not. */
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
    'A link to the shop at a moment and as a kind of customer: valid once, for a minute, in the browser that requested it.',
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
    'Opens such a link in the shop; one that is used, expired or someone else’s redirects to a page that says so.',
  access: staffAccess('shop.preview'),
  params: shape({ link: anyText }),
  status: 303,
  faults: ['request.rateLimited'],
});

const shownPreview = shape({
  staffName: z.string(),
  ...shownAs,
  /** The moment shown now; its clock runs. */
  at: instantSchema,
  /** The campaign shown as written. */
  campaignName: z.string().nullable(),
  endsAt: instantSchema,
});

export type ShownPreview = z.output<typeof shownPreview>;

export const beginPreview = endpoint({
  id: 'previews.begin',
  method: 'POST',
  path: '/previews',
  summary: 'Exchanges the link’s token for the handle of a preview; works once.',
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
  summary: 'A preview’s content by its handle, and its end.',
  access: storefrontAccess,
  body: shape({ handle: anyText }),
  reply: shownPreview,
  faults: ['record.missing'],
});

export const changePreview = endpoint({
  id: 'previews.change',
  method: 'PUT',
  path: '/previews',
  summary: 'Moves the same preview to another moment, or to another kind of customer.',
  access: storefrontAccess,
  body: shape({
    handle: anyText,
    at: easternMoment,
    /** Hours added to the moment, to reach the second of two hours with the same clock time. */
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
