import type { OwnerFilter, WorkOwner } from '@simpletread/contract';
import type { OwnedRecord } from '@simpletread/domain';

import type { Computed, Condition } from '../database/index.js';

/** A list's column of owners, as JSON. */
export type WithOwner = Computed<{ owner: WorkOwner | null }>;

const quoted = (kind: OwnedRecord): string => ["'", kind, "'"].join('');

/** Returns the column `owner` of a list whose records have their id in the column `id`. */
export const ownerOf = (kind: OwnedRecord, id: string): string =>
  [
    "(SELECT json_build_object('staffId', w.owner_id, 'name', w.owner_name) FROM platform.work_owner w WHERE w.kind =",
    quoted(kind),
    'AND w.record_id =',
    id,
    ') AS owner',
  ].join(' ');

const owned = (kind: OwnedRecord, id: string): string =>
  ['(SELECT FROM platform.work_owner w WHERE w.kind =', quoted(kind), 'AND w.record_id =', id].join(' ');

/** Returns the conditions of a list that is filtered by owner. */
export const ownedBy = (
  kind: OwnedRecord,
  id: string,
  owner: OwnerFilter,
  viewerId: string,
): readonly Condition[] => {
  if (owner === undefined) return [];
  if (owner === 'nobody') return [{ sql: ['NOT EXISTS', owned(kind, id), ')'].join(' '), params: [] }];
  const ofOwner = [
    'SELECT w.record_id FROM platform.work_owner w WHERE w.owner_id = ? AND w.kind =',
    quoted(kind),
  ];
  return [{ sql: [id, 'IN (', ...ofOwner, ')'].join(' '), params: [owner === 'me' ? viewerId : owner] }];
};
