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
import { segmentSchema } from './newsletter-record.js';

const savedSegment = shape({
  id: idSchema,
  /** The name that marketers share: `Winter buyers in the north`. */
  name: z.string(),
  segment: segmentSchema,
  version: versionSchema,
  updatedAt: instantSchema,
});

export type SavedSegment = z.output<typeof savedSegment>;

const words = { name: z.string().trim().min(1).max(60), segment: segmentSchema };
const byId = shape({ id: idSchema });
const read = staffAccess('campaigns.read');
const change = staffAccess('newsletters.change');
const WORD_FAULTS = [
  'newsletter.segmentNameTaken',
  'newsletter.segmentEmpty',
  'tireSize.unreadable',
] as const;

export const listSavedSegments = endpoint({
  id: 'admin.newsletterSegments.list',
  method: 'GET',
  path: '/admin/newsletter-segments',
  summary: 'Segments under a name, to choose from for newsletters.',
  access: read,
  query: listQuery(['name', 'updatedAt', 'id'], { q: z.string().max(100).optional() }),
  reply: z.array(savedSegment),
  isList: true,
  faults: [],
});

export const getSavedSegment = endpoint({
  id: 'admin.newsletterSegments.get',
  method: 'GET',
  path: '/admin/newsletter-segments/{id}',
  summary: 'A saved segment.',
  access: read,
  params: byId,
  reply: savedSegment,
  faults: ['record.missing'],
});

export const createSavedSegment = endpoint({
  id: 'admin.newsletterSegments.create',
  method: 'POST',
  path: '/admin/newsletter-segments',
  summary: 'Saves a segment under a name.',
  access: change,
  body: shape(words),
  reply: savedSegment,
  status: 201,
  isIdempotent: true,
  faults: [...WORD_FAULTS],
});

export const changeSavedSegment = endpoint({
  id: 'admin.newsletterSegments.change',
  method: 'PUT',
  path: '/admin/newsletter-segments/{id}',
  summary: 'Changes a saved segment. Newsletters that chose it before keep the segment they have.',
  access: change,
  params: byId,
  body: shape({ ...words, version: versionSchema }),
  reply: savedSegment,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...WORD_FAULTS],
});

export const deleteSavedSegment = endpoint({
  id: 'admin.newsletterSegments.delete',
  method: 'DELETE',
  path: '/admin/newsletter-segments/{id}',
  summary: 'Deletes a saved segment. Newsletters that chose it keep the segment they have.',
  access: change,
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale'],
});
