import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';

import type { FieldErrors } from '../../shell/form/index.js';

export interface Reasoned {
  readonly reason: string;
}

/** Returns that the reason is missing, for the kinds of records that are never changed without. */
export const reasonErrors = (kind: RecordKind, reason: string | null): FieldErrors =>
  RECORD_FORMS[kind].needsReason === true && (reason ?? '').trim() === ''
    ? { reason: 'Please enter a reason for the audit log.' }
    : {};
