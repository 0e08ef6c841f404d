import { WATCHED_RECORD_NAMES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../access/index.js';
import { endpoint } from '../endpoint/index.js';
import { idSchema, instantSchema } from '../schema/index.js';
import { shape } from '../shape/index.js';

/** A colleague on the same page; of several tabs, the one that edits counts. */
const present = shape({
  staffId: idSchema,
  name: z.string(),
  isEditing: z.boolean(),
  since: instantSchema,
});

export type Present = z.output<typeof present>;

/** A page says this often that it is still open, and counts as closed after so much silence. */
export const PRESENCE_BEAT_MS = 20_000;
export const PRESENCE_ENDS_MS = 50_000;

export const shareRecord = endpoint({
  id: 'admin.presence',
  method: 'POST',
  path: '/admin/presence',
  summary:
    'Says that the caller has a record open, and returns the colleagues who have it open too. A page that falls silent for 50 seconds counts as closed.',
  access: staffAccess(),
  body: shape({
    resource: z.enum(WATCHED_RECORD_NAMES),
    id: z.string().min(1).max(80),
    /** Of the browser’s tab. */
    tabId: idSchema,
    isEditing: z.boolean(),
    /** The last word of a tab that leaves. */
    isLeaving: z.boolean(),
  }),
  reply: z.array(present),
  // It changes no record, and nothing that is kept.
  isQuestion: true,
  faults: [],
});
