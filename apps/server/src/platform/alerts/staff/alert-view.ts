import type { Alert, AlertRow as ListedAlert } from '@simpletread/contract';

import type { OwnedAlert } from '../alert.repository.js';

export type ListedAlertRow = Omit<
  OwnedAlert,
  'subject_key' | 'about_type' | 'about_id' | 'evidence' | 'note' | 'closed_at'
>;

export const listedAlertOf = (row: ListedAlertRow): ListedAlert => ({
  id: row.id,
  kind: row.kind,
  severity: row.severity,
  subject: row.subject,
  state: row.state,
  owner: row.owner,
  count: row.count,
  firstSeenAt: row.first_seen_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  version: row.version,
});

export const alertOf = (row: OwnedAlert): Alert => ({
  ...listedAlertOf(row),
  about: row.about_type === null || row.about_id === null ? null : { type: row.about_type, id: row.about_id },
  evidence: row.evidence.map(({ at, facts }) => ({ at, facts: [...facts] })),
  note: row.note,
  closedAt: row.closed_at?.toISOString() ?? null,
});
