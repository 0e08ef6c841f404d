import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const MOST_DAYS = 90;

const search = shape({
  /** The search text itself. */
  id: z.string(),
  words: z.string(),
  times: z.int(),
  /** Searches of these without results. */
  unanswered: z.int(),
  lastDay: daySchema,
  /** The words' synonym or redirect; null without one. */
  means: z.string().nullable(),
  path: z.string().nullable(),
});

export type SearchRow = z.output<typeof search>;

export const listSearches = endpoint({
  id: 'admin.searches.list',
  method: 'GET',
  path: '/admin/searches',
  summary: 'Shoppers’ searches, counted anonymously, and those without results.',
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
