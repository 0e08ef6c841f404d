import { NEWSLETTER_STATES } from '@simpletread/domain';
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
import { newsletterRecord, newsletterRow, newsletterWords, segmentSchema } from './newsletter-record.js';

const read = staffAccess('campaigns.read');
const change = staffAccess('newsletters.change');
const send = staffAccess('newsletters.send');
const byId = shape({ id: idSchema });
const atVersion = shape({ version: versionSchema });
const written = {
  name: z.string().trim().min(1).max(80),
  ...newsletterWords,
  segment: segmentSchema,
};
const WORD_FAULTS = ['newsletter.pathForeign', 'newsletter.segmentEmpty', 'tireSize.unreadable'] as const;
const STEP_FAULTS = ['record.missing', 'record.stale', 'newsletter.movedOn'] as const;

export const listNewsletters = endpoint({
  id: 'admin.newsletters.list',
  method: 'GET',
  path: '/admin/newsletters',
  summary: 'Newsletters to the mailing list, with how many were sent and clicked.',
  access: read,
  query: listQuery(['name', 'sendAt', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(NEWSLETTER_STATES).optional(),
  }),
  reply: z.array(newsletterRow),
  isList: true,
  faults: [],
});

export const getNewsletter = endpoint({
  id: 'admin.newsletters.get',
  method: 'GET',
  path: '/admin/newsletters/{id}',
  summary: 'A newsletter: its words, recipients and figures.',
  access: read,
  params: byId,
  reply: newsletterRecord,
  faults: ['record.missing'],
});

export const createNewsletter = endpoint({
  id: 'admin.newsletters.create',
  method: 'POST',
  path: '/admin/newsletters',
  summary: 'Starts a newsletter as a draft.',
  access: change,
  body: shape(written),
  reply: newsletterRecord,
  status: 201,
  isIdempotent: true,
  faults: [...WORD_FAULTS],
});

export const changeNewsletter = endpoint({
  id: 'admin.newsletters.change',
  method: 'PUT',
  path: '/admin/newsletters/{id}',
  summary: 'Changes a draft.',
  access: change,
  params: byId,
  body: shape({ ...written, version: versionSchema }),
  reply: newsletterRecord,
  isIdempotent: true,
  faults: [...STEP_FAULTS, ...WORD_FAULTS],
});

export const deleteNewsletter = endpoint({
  id: 'admin.newsletters.delete',
  method: 'DELETE',
  path: '/admin/newsletters/{id}',
  summary: 'Deletes a draft.',
  access: change,
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'record.notDraft'],
});

export const previewNewsletter = endpoint({
  id: 'admin.newsletters.preview',
  method: 'POST',
  path: '/admin/newsletter-previews',
  summary: 'A newsletter as it would be sent now, and which of its parts would be left out.',
  access: read,
  body: shape(newsletterWords),
  reply: shape({
    html: z.string(),
    text: z.string(),
    /** A sentence for each part that can’t be shown now. */
    missing: z.array(z.string()),
  }),
  isQuestion: true,
  faults: ['newsletter.pathForeign'],
});

export const countNewsletterRecipients = endpoint({
  id: 'admin.newsletters.countRecipients',
  method: 'POST',
  path: '/admin/newsletter-recipients',
  summary: 'The number of subscribers in a segment, and some of them.',
  access: read,
  body: shape({ segment: segmentSchema }),
  reply: shape({
    count: z.int(),
    listCount: z.int(),
    /** Masked for staff who don’t see contacts. */
    sample: z.array(
      shape({ id: idSchema, email: z.string(), place: z.string(), lastOrderedAt: instantSchema.nullable() }),
    ),
  }),
  isQuestion: true,
  faults: ['newsletter.segmentEmpty', 'tireSize.unreadable'],
});

export const testNewsletter = endpoint({
  id: 'admin.newsletters.test',
  method: 'POST',
  path: '/admin/newsletters/{id}/tests',
  summary: 'Sends the saved newsletter to the colleague who asks, marked as a test.',
  access: change,
  params: byId,
  reply: shape({ email: z.string() }),
  isIdempotent: true,
  faults: ['record.missing', 'newsletter.empty'],
});

export const scheduleNewsletter = endpoint({
  id: 'admin.newsletters.schedule',
  method: 'POST',
  path: '/admin/newsletters/{id}/schedulings',
  summary: 'Schedules a draft: it is sent step by step from then on. Without a time, that is now.',
  access: send,
  params: byId,
  body: shape({ version: versionSchema, sendAt: instantSchema.nullable() }),
  reply: newsletterRecord,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'newsletter.momentInvalid', 'newsletter.empty'],
});

const step = (name: string, summary: string) =>
  ({
    method: 'POST',
    path: `/admin/newsletters/{id}/${name}`,
    summary,
    access: send,
    params: byId,
    body: atVersion,
    reply: newsletterRecord,
    isIdempotent: true,
    faults: [...STEP_FAULTS],
  }) as const;

export const cancelNewsletter = endpoint({
  id: 'admin.newsletters.cancel',
  ...step('cancellations', 'Makes a scheduled newsletter a draft again.'),
});

export const stopNewsletter = endpoint({
  id: 'admin.newsletters.stop',
  ...step('stops', 'Stops a newsletter while it is sent. Nobody else gets it until it is resumed.'),
});

export const resumeNewsletter = endpoint({
  id: 'admin.newsletters.resume',
  ...step('resumptions', 'Resumes a stopped newsletter, for those who haven’t got it.'),
});
