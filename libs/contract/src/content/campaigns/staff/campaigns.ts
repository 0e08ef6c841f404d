import { CAMPAIGN_STATES, SEASONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { campaignContent } from '../campaign-content.js';

/** A New York clock time, `2026-11-27T00:00`, or the instant that was read. */
const momentField = z.string().max(24);

const campaignRow = shape({
  id: idSchema,
  name: z.string(),
  season: z.enum(SEASONS),
  state: z.enum(CAMPAIGN_STATES),
  startsAt: instantSchema,
  /** The first moment after it. */
  endsAt: instantSchema,
  startsAtEastern: z.string(),
  endsAtEastern: z.string(),
  /** The release in effect; null if it is a draft or withdrawn. */
  release: z.int().nullable(),
  /** The calendar's version; later changes leave it alone until it is scheduled again. */
  released: shape({
    name: z.string(),
    season: z.enum(SEASONS),
    startsAt: instantSchema,
    endsAt: instantSchema,
  }).nullable(),
  /** True if it changed since its release. */
  hasUnreleasedChanges: z.boolean(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type CampaignRow = z.output<typeof campaignRow>;

const campaignRelease = shape({
  number: z.int(),
  name: z.string(),
  season: z.enum(SEASONS),
  startsAt: instantSchema,
  endsAt: instantSchema,
  content: campaignContent,
  /** The release it repeats, after a rollback. */
  repeats: z.int().nullable(),
  releasedAt: instantSchema,
  releasedByName: z.string(),
});

const campaignRecord = shape({
  ...campaignRow.shape,
  content: campaignContent,
  /** Newest first. */
  releases: z.array(campaignRelease),
  /** Why it can't be scheduled as it is; null if it can. */
  obstacle: z.string().nullable(),
});

export type CampaignRecord = z.output<typeof campaignRecord>;

const draft = {
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name of 1 to 80 characters.')
    .max(80, 'Please enter a name of 1 to 80 characters.'),
  season: z.enum(SEASONS),
  startsAt: momentField,
  endsAt: momentField,
  content: campaignContent,
};

const byId = shape({ id: idSchema });
const atVersion = { version: versionSchema };
const TIME_FAULTS = ['campaign.timeInvalid', 'campaign.timeSkipped', 'campaign.windowInvalid'] as const;

export const listCampaigns = endpoint({
  id: 'admin.campaigns.list',
  method: 'GET',
  path: '/admin/campaigns',
  summary: 'The campaigns in the calendar.',
  access: staffAccess('campaigns.read'),
  query: listQuery(['startsAt', 'endsAt', 'name', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    season: z.enum(SEASONS).optional(),
    state: z.enum(CAMPAIGN_STATES).optional(),
    /** Only campaigns that end after this moment. */
    from: instantSchema.optional(),
    /** Only campaigns that begin before this moment. */
    to: instantSchema.optional(),
  }),
  reply: z.array(campaignRow),
  isList: true,
  faults: [],
});

export const getCampaign = endpoint({
  id: 'admin.campaigns.get',
  method: 'GET',
  path: '/admin/campaigns/{id}',
  summary: 'A campaign with its releases and the obstacle to scheduling it.',
  access: staffAccess('campaigns.read'),
  params: byId,
  reply: campaignRecord,
  faults: ['record.missing'],
});

export const createCampaign = endpoint({
  id: 'admin.campaigns.create',
  method: 'POST',
  path: '/admin/campaigns',
  summary: 'Starts a campaign as a draft, hidden from shoppers.',
  access: staffAccess('campaigns.change'),
  body: shape(draft),
  reply: campaignRecord,
  status: 201,
  isIdempotent: true,
  faults: [...TIME_FAULTS],
});

export const changeCampaign = endpoint({
  id: 'admin.campaigns.change',
  method: 'PUT',
  path: '/admin/campaigns/{id}',
  summary: 'Changes a campaign; if it was released, shoppers see the change once it is scheduled again.',
  access: staffAccess('campaigns.change'),
  params: byId,
  body: shape({ ...draft, ...atVersion }),
  reply: campaignRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'campaign.stateRefused', ...TIME_FAULTS],
});

export const scheduleCampaign = endpoint({
  id: 'admin.campaigns.schedule',
  method: 'POST',
  path: '/admin/campaigns/{id}/releases',
  summary: 'Releases a campaign as it is: the clock starts and ends it.',
  access: staffAccess('campaigns.change'),
  params: byId,
  body: shape(atVersion),
  reply: campaignRecord,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'campaign.stateRefused',
    'campaign.windowInvalid',
    'campaign.windowPast',
    'campaign.overlap',
    'pricing.stateRefused',
    'pricing.inCampaign',
  ],
});

export const withdrawCampaign = endpoint({
  id: 'admin.campaigns.withdraw',
  method: 'POST',
  path: '/admin/campaigns/{id}/withdrawal',
  summary: 'Removes a campaign from the shop immediately.',
  access: staffAccess('campaigns.change'),
  params: byId,
  body: shape(atVersion),
  reply: campaignRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'campaign.stateRefused'],
});

export const deleteCampaign = endpoint({
  id: 'admin.campaigns.delete',
  method: 'DELETE',
  path: '/admin/campaigns/{id}',
  summary: 'Deletes a draft that was never released; it can be restored.',
  access: staffAccess('campaigns.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'record.notDraft'],
});

export const restoreCampaign = endpoint({
  id: 'admin.campaigns.restore',
  method: 'POST',
  path: '/admin/campaigns/{id}/restoration',
  summary: 'Restores a deleted draft.',
  access: staffAccess('campaigns.change'),
  params: byId,
  reply: campaignRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});

export const rollBackCampaign = endpoint({
  id: 'admin.campaigns.rollBack',
  method: 'POST',
  path: '/admin/campaigns/{id}/rollback',
  summary: 'Makes an earlier release live again immediately.',
  access: staffAccess('campaigns.change'),
  params: byId,
  body: shape({ ...atVersion, release: z.int().min(1) }),
  reply: campaignRecord,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'campaign.stateRefused',
    'campaign.releaseUnknown',
    'campaign.windowInvalid',
    'campaign.windowPast',
    'campaign.overlap',
    'pricing.stateRefused',
    'pricing.inCampaign',
  ],
});
