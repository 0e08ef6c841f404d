import { Injectable } from '@nestjs/common';

import { type Computed, Database, type OuterJoined, type Renamed } from '../database/index.js';
import type { AuditRow } from './audit-row.entity.js';
import { type Fields, fieldChanges, type FieldChange } from './field-changes.js';
import type { RowHistoryRow } from './row-history.entity.js';

/** The author and time of a change; `actorName` and `action` are null for a change without an audit row. */
export interface RecordChange {
  readonly at: Date;
  readonly actorKind: string | null;
  readonly actorName: string | null;
  readonly action: string | null;
  /** The program and database user of the write, which reveal a manual change. */
  readonly program: string;
  readonly isDeletion: boolean;
  /** Its personal data has been erased since. */
  readonly isErased: boolean;
  readonly fields: readonly FieldChange[];
}

export interface RecordPast {
  /** The fields as they were at the moment asked for; null before the record began and after it was deleted. */
  readonly fields: Fields | null;
  /** Names of the fields with personal data. */
  readonly personal: readonly string[];
  readonly beganAt: Date | null;
  /** False if there are only actions. */
  readonly isKept: boolean;
  /** Newest first. */
  readonly changes: readonly RecordChange[];
}

/** A record as it was until a moment. */
export interface PastVersion {
  /** First moment that it was otherwise. */
  readonly until: Date;
  readonly fields: Fields;
}

type Actor = Pick<AuditRow, 'actor_kind' | 'actor_name' | 'action'>;

/** The LEFT JOIN finds no audit row beside a change by hand. */
type VersionRow = Pick<RowHistoryRow, 'valid_to' | 'is_deleted' | 'fields' | 'personal' | 'program'> &
  OuterJoined<Actor>;

type ActionRow = Actor & Pick<AuditRow, 'at' | 'before' | 'after'> & Computed<{ is_erased: boolean }>;

type ChangedRow = Pick<RowHistoryRow, 'fields' | 'personal'> &
  Renamed<RowHistoryRow, { subjectId: 'subject_id' }>;

type NowRow = Pick<RowHistoryRow, 'fields' | 'personal'> & Computed<{ began_at: Date | null }>;

const MOST_VERSIONS = 200;

const CHANGED_SINCE = `
  SELECT DISTINCT ON (subject_id) subject_id AS "subjectId", fields, personal FROM platform.row_history
  WHERE subject_type = $1 AND valid_to > $2 ORDER BY subject_id, id`;

const VERSIONS_SINCE = `
  SELECT subject_id AS "subjectId", valid_to AS until, fields, personal FROM platform.row_history
  WHERE subject_type = $1 AND valid_to > $2 ORDER BY subject_id, id`;

const LAST_DELETED = `
  SELECT fields, personal FROM platform.row_history
  WHERE subject_type = $1 AND subject_id = $2 AND is_deleted ORDER BY id DESC LIMIT 1`;

const NOW = 'SELECT fields, personal, began_at FROM platform.record_now($1, $2)';

// A transaction has one start and one id: together they name it even in a database that was restored elsewhere.
const VERSIONS = `
  SELECT h.valid_to, h.is_deleted, h.fields, h.personal, h.program, a.actor_kind, a.actor_name, a.action
  FROM platform.row_history h
  LEFT JOIN LATERAL (
    SELECT actor_kind, actor_name, action FROM platform.audit_row a
    WHERE a.at = h.transaction_at AND a.transaction_id = h.transaction_id
    ORDER BY a.subject_type = h.subject_type AND a.subject_id = h.subject_id DESC, a.id LIMIT 1) a ON true
  WHERE h.subject_type = $1 AND h.subject_id = $2
  ORDER BY h.id DESC LIMIT $3`;

// Actions on the record that left no version of it: an email proved elsewhere, a membership, a request.
const ACTIONS = `
  SELECT a.at, a.actor_kind, a.actor_name, a.action, a.before, a.after, a.erased_by IS NOT NULL AS is_erased
  FROM platform.audit_row a
  WHERE a.subject_type = $1 AND a.subject_id = $2 AND NOT EXISTS (
    SELECT FROM platform.row_history h
    WHERE h.subject_type = $1 AND h.subject_id = $2 AND h.transaction_at = a.at AND h.transaction_id = a.transaction_id)
  ORDER BY a.at DESC, a.id DESC LIMIT $3`;

/** An action names its changes: a field that only the state before names stayed the same, unless the record was deleted. */
const actionChangeOf = ({ before, after, ...row }: ActionRow): RecordChange => {
  const told = Object.keys(after ?? before ?? {});
  return {
    at: row.at,
    actorKind: row.actor_kind,
    actorName: row.actor_name,
    action: row.action,
    program: '',
    isDeletion: false,
    isErased: row.is_erased,
    fields: fieldChanges(before ?? {}, after ?? {}).filter(({ field }) => told.includes(field)),
  };
};

const whole = ({ fields, personal }: { readonly fields: Fields; readonly personal: Fields }): Fields => ({
  ...fields,
  ...personal,
});

/** Records as they were, and what changed them. */
@Injectable()
export class HistoryReader {
  constructor(private readonly database: Database) {}

  /** The records of a kind that have changed since `at`, by id, as they were then; those made since are among them. */
  async changedSince(subjectType: string, at: Date): Promise<ReadonlyMap<string, Fields>> {
    const rows = await this.database.query<ChangedRow>(CHANGED_SINCE, [subjectType, at]);
    return new Map(rows.map((row) => [row.subjectId, whole(row)]));
  }

  /** All that records of a kind were since `at` and are not anymore, by id, the oldest first. */
  async versionsSince(subjectType: string, at: Date): Promise<ReadonlyMap<string, readonly PastVersion[]>> {
    const rows = await this.database.query<ChangedRow & Renamed<RowHistoryRow, { until: 'valid_to' }>>(
      VERSIONS_SINCE,
      [subjectType, at],
    );
    const byId = new Map<string, PastVersion[]>();
    for (const { subjectId, until, ...row } of rows)
      byId.set(subjectId, [...(byId.get(subjectId) ?? []), { until, fields: whole(row) }]);
    return byId;
  }

  /** A record as it was when it was last deleted; null where it never was. */
  async lastDeleted(subjectType: string, subjectId: string): Promise<Fields | null> {
    const row = await this.database.one<Pick<RowHistoryRow, 'fields' | 'personal'>>(LAST_DELETED, [
      subjectType,
      subjectId,
    ]);
    return row === null ? null : whole(row);
  }

  /** Null where there is no such record and never was. */
  async read(subjectType: string, subjectId: string, at: Date): Promise<RecordPast | null> {
    const [now, versions, actions] = await Promise.all([
      this.database.one<NowRow>(NOW, [subjectType, subjectId]),
      this.database.query<VersionRow>(VERSIONS, [subjectType, subjectId, MOST_VERSIONS]),
      this.database.query<ActionRow>(ACTIONS, [subjectType, subjectId, MOST_VERSIONS]),
    ]);
    if (now === null && versions.length === 0 && actions.length === 0) return null;
    const beganAt = now?.began_at ?? null;
    const then = versions.findLast(({ valid_to: end }) => end > at) ?? now;
    const personal = [...new Set([now, ...versions].flatMap((row) => Object.keys(row?.personal ?? {})))];
    const isForgotten = ({ personal: known }: VersionRow): boolean =>
      personal.length > 0 && Object.keys(known).length === 0;
    const changes = versions.map((version, index): RecordChange => {
      const next = index === 0 ? now : (versions[index - 1] ?? null);
      return {
        at: version.valid_to,
        actorKind: version.actor_kind,
        actorName: version.actor_name,
        action: version.action,
        program: version.program,
        isDeletion: version.is_deleted,
        isErased: isForgotten(version),
        fields: version.is_deleted || next === null ? [] : fieldChanges(whole(version), whole(next)),
      };
    });
    const isBefore = beganAt !== null && at < beganAt;
    return {
      fields: then === null || isBefore ? null : whole(then),
      personal,
      beganAt,
      isKept: now !== null || versions.length > 0,
      changes: [...changes, ...actions.map(actionChangeOf)].sort((a, b) => b.at.getTime() - a.at.getTime()),
    };
  }
}
