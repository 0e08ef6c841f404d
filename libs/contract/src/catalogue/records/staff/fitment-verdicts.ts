import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { shape } from '../../../platform/shape/index.js';
import { recordValuesSchema } from './record-values.js';

const kind = z.enum(['fits', 'conditional', 'refused', 'unknown']);

export const FITMENT_VERDICTS = kind.options;

/** The effect of fitment changes on the verdicts for tires. */
export const verdictChanges = shape({
  /** Number of tires checked: those on sale in the vehicle's sizes, before and after. */
  examined: z.int(),
  /** Number of changed verdicts; a tire that changes on several vehicles counts for each. */
  total: z.int(),
  /** Of these, tires refused now that would be sold. */
  unrefused: z.int(),
  /** The first changes; tires that would now be sold come first. */
  changes: z.array(
    shape({
      itemNumber: z.int(),
      label: z.string(),
      /** As "Honda CR-V EX". */
      vehicle: z.string(),
      /** The affected model years, as "2017–2019, 2021". */
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
  summary: 'Previews the verdicts that a change of one fitment would alter, without saving it.',
  access: staffAccess('vehicles.change'),
  isQuestion: true,
  body: shape({
    /** The existing fitment; null for a new one. */
    id: z.string().max(100).nullable(),
    /** Its fields after the change; null to remove it. */
    values: recordValuesSchema.nullable(),
  }),
  reply: verdictChanges,
  faults: [
    'record.missing',
    'records.fieldInvalid',
    'records.fieldUnknown',
    'records.yearsTurned',
    'records.rearWithoutSize',
  ],
});
