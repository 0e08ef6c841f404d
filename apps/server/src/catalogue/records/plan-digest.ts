import { createHash } from 'node:crypto';

import { keyOfRecord, type RecordForm } from '@simpletread/domain';

import { diffOf, isChange, outcomeOf, type PlannedRow } from './planned-row.js';

/**
 * SHA-256, in hex, over everything a plan would change: each record by its key, with its fields before and after, from
 * any line. Equal plans have equal digests. Ids are left out, because added records get new ones with each plan.
 */
export const planDigest = (form: RecordForm, rows: readonly PlannedRow[]): string => {
  const changes = rows
    .filter((row) => isChange(form, row))
    .map((row) => {
      const { before, after } = row;
      const key = keyOfRecord(form, before ?? after ?? {});
      return JSON.stringify([key, outcomeOf(form, row), diffOf(form, before, after)]);
    });
  return createHash('sha256').update(changes.sort().join('\n')).digest('hex');
};
