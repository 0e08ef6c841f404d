import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const MOST_DAYS = 90;

const search = shape({
  /** The words themselves. */
  id: z.string(),
  words: z.string(),
  times: z.int(),
  /** How often of these nothing was found. */
  unanswered: z.int(),
  lastDay: daySchema,
  /** What the words were taught to mean, or where to lead; null where they were not. */
  means: z.string().nullable(),
  path: z.string().nullable(),
});

export type SearchRow = z.output<typeof search>;

export const listSearches = endpoint({
  id: 'admin.searches.list',
  method: 'GET',
  path: '/admin/searches',
  summary: 'What shoppers searched for, counted by nobody in particular, and what nothing answered.',
  access: staffAccess('search.read'),
  query: listQuery(['times', 'unanswered', 'words', 'lastDay', 'id'], {
    q: z.string().max(100).optional(),
    isUnanswered: z.boolean().optional(),
    days: z.int().min(1).max(MOST_DAYS).optional(),
  }),
  reply: z.array(search),
  isList: true,
  faults: [],
});
