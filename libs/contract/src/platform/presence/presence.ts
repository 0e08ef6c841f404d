import { WATCHED_RECORD_NAMES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { idSchema, instantSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

/** A colleague on the same record. With several tabs, one that edits decides. */
const present = shape({
  staffId: idSchema,
  name: z.string(),
  isEditing: z.boolean(),
  since: instantSchema,
});

export type Present = z.output<typeof present>;

/** A page reports this often that it is open, and counts as open for so long without a word. */
export const PRESENCE_BEAT_MS = 20_000;
export const PRESENCE_ENDS_MS = 50_000;

export const shareRecord = endpoint({
  id: 'admin.presence',
  method: 'POST',
  path: '/admin/presence',
  summary:
    'Reports that the caller has a record open, and returns colleagues who have it open too. A page that is silent for 50 seconds counts as closed.',
  access: staffAccess(),
  body: shape({
    resource: z.enum(WATCHED_RECORD_NAMES),
    id: z.string().min(1).max(80),
    /** Of the browser’s tab. */
    tabId: idSchema,
    isEditing: z.boolean(),
    /** True when the tab leaves the record. */
    isLeaving: z.boolean(),
  }),
  reply: z.array(present),
  // It changes no record and nothing that is kept.
  isQuestion: true,
  faults: [],
});
