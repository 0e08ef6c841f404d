import type { Alert, AlertRow as ListedAlert } from '@simpletread/contract';

import type { AlertRow } from '../alert.entity.js';

type ListedRow = Omit<
  AlertRow,
  'subject_key' | 'about_type' | 'about_id' | 'evidence' | 'note' | 'closed_at'
>;

export const listedAlertOf = (row: ListedRow): ListedAlert => ({
  id: row.id,
  kind: row.kind,
  severity: row.severity,
  subject: row.subject,
  state: row.state,
  owner:
    row.owner_id === null || row.owner_name === null ? null : { staffId: row.owner_id, name: row.owner_name },
  count: row.count,
  firstSeenAt: row.first_seen_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  version: row.version,
});

export const alertOf = (row: AlertRow): Alert => ({
  ...listedAlertOf(row),
  about: row.about_type === null || row.about_id === null ? null : { type: row.about_type, id: row.about_id },
  evidence: row.evidence.map(({ at, facts }) => ({ at, facts: [...facts] })),
  note: row.note,
  closedAt: row.closed_at?.toISOString() ?? null,
});
