import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { shape } from '../../../platform/shape/index.js';
import { recordValuesSchema } from './record-values.js';

const kind = z.enum(['fits', 'conditional', 'refused', 'unknown']);

export const FITMENT_VERDICTS = kind.options;

/** What changes of fitments do to the verdicts on tires. */
export const verdictChanges = shape({
  /** Tires looked at: those on sale in the sizes of the vehicle, before and after. */
  examined: z.int(),
  /** Tires whose verdict becomes another; one that does so on several vehicles counts for each. */
  total: z.int(),
  /** Of these, those that are refused now and would be sold. */
  unrefused: z.int(),
  /** The first of them, those first that would be sold where they were refused. */
  changes: z.array(
    shape({
      itemNumber: z.int(),
      label: z.string(),
      /** As "Honda CR-V EX". */
      vehicle: z.string(),
      /** The model years it is about, as "2017–2019, 2021". */
      years: z.string(),
      before: kind,
      after: kind,
    }),
  ),
});

export type VerdictChangesReply = z.output<typeof verdictChanges>;

export const tryFitmentVerdicts = endpoint({
  id: 'admin.fitment.tryVerdicts',
  method: 'POST',
  path: '/admin/fitment-verdicts',
  summary: 'Tells which tires get another verdict by a change of one fitment; nothing is written.',
  access: staffAccess('vehicles.change'),
  isQuestion: true,
  body: shape({
    /** The fitment that is there; null for a new one. */
    id: z.string().max(100).nullable(),
    /** Its fields afterwards; null for one that is removed. */
    values: recordValuesSchema.nullable(),
  }),
  reply: verdictChanges,
  faults: [
    'record.missing',
    'desk.fieldInvalid',
    'desk.fieldUnknown',
    'desk.yearsTurned',
    'desk.rearWithoutSize',
  ],
});
