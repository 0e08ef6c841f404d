import type { ApprovalKind, Cents, StaffPermission } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  kind: text<ApprovalKind>(),
  subject_type: text(),
  subject_id: text(),
  subject_label: text(),
  summary: text(),
  amount_in_cents: nullable(bigint<Cents>()),
  grants: textArray<StaffPermission>(),
  concerns: nullable(uuid()),
  payload: jsonb<object>(),
  reason: text(),
  state: withDefault(text('pending', 'approved', 'refused', 'withdrawn', 'expired'), "'pending'::text"),
  requested_by: uuid(),
  requested_by_name: text(),
  requested_at: timestamptz(),
  expires_at: timestamptz(),
  decided_by: nullable(uuid()),
  decided_by_name: nullable(text()),
  decided_at: nullable(timestamptz()),
  note: nullable(text()),
};

/** A row of `approvals.approval`. */
export type ApprovalRow = RowOf<typeof columns>;

export const approvalEntity = entityOf('approvals.approval', columns);
