import { Injectable } from '@nestjs/common';

import type { AuditRow } from '../audit/index.js';
import type { Renamed, SqlRunner, Transaction } from '../database/index.js';
import { patternsOf } from './containing-any.js';
import type { Erasing, Person, PersonalDataSource, PersonalSection } from './personal-data-source.js';
import { KeepsPersonalData } from './keeps-personal-data.js';
import { PersonalData } from './personal-data.js';

// Entries with a text are staff's notes about the order. Names occur only in guests' and customers' actions.
const ABOUT_THEM = `(subject_id = ANY ($1::text[]) AND (actor_kind IN ('guest', 'customer') OR before ? 'text' OR after ? 'text'))
  OR (actor_kind IN ('guest', 'customer') AND actor_id = ANY ($1::text[]))
  OR before::text ILIKE ANY ($2::text[]) OR after::text ILIKE ANY ($2::text[]) OR actor_name ILIKE ANY ($2::text[])`;

const COLLECT = `
  SELECT at, actor_kind AS "actorKind", action, subject_type AS "subjectType", subject_id AS "subjectId", before, after
  FROM platform.audit_row WHERE subject_id = ANY ($1::text[]) OR ${ABOUT_THEM} ORDER BY at`;

const ERASURE_ROW = `
  SELECT id FROM platform.audit_row
  WHERE action = 'privacy.erase' AND subject_type = 'privacyRequest' AND subject_id = $1 ORDER BY at, id LIMIT 1`;

const EMPTY_AUDIT = `
  SELECT platform.empty_audit(ARRAY(SELECT id FROM platform.audit_row WHERE erased_by IS NULL AND (${ABOUT_THEM})), $3)`;

const FORGET_HISTORY = `
  SELECT platform.forget_history(subject_type, subject_id)
  FROM (SELECT DISTINCT subject_type, subject_id FROM platform.row_history
        WHERE subject_id = ANY ($1::text[]) OR personal::text ILIKE ANY ($2::text[])) AS past`;

// The keys that hold the person go, ids stay: a consumer that is tried again finds what it needs or nothing.
const EMPTY_EVENTS = `
  UPDATE platform.outbox_event SET payload = coalesce(
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(payload) WHERE NOT value::text ILIKE ANY ($1::text[])), '{}')
  WHERE payload::text ILIKE ANY ($1::text[])`;

const DELETE_KEYS = 'DELETE FROM platform.idempotency_key WHERE owner = $1 OR owner ILIKE ANY ($2::text[])';

type CollectedRow = Pick<AuditRow, 'at' | 'action' | 'before' | 'after'> &
  Renamed<AuditRow, { actorKind: 'actor_kind'; subjectType: 'subject_type'; subjectId: 'subject_id' }>;

/** The audit, the past of records, events and kept answers: what happened stays and whom it happened to goes. Decision record 32. */
@KeepsPersonalData()
@Injectable()
export class TrailSource implements PersonalDataSource {
  readonly step = 'trail';
  readonly turn = 'platform';

  constructor(private readonly personalData: PersonalData) {}

  async collect(db: SqlRunner, person: Person): Promise<PersonalSection[]> {
    const { contacts, subjectIds } = await this.personalData.traces(db, person);
    const items = await db.query<CollectedRow>(COLLECT, [subjectIds, patternsOf(contacts)]);
    return [{ title: 'Changes to your records', items }];
  }

  async erase(tx: Transaction, { person, contacts, subjectIds, requestId }: Erasing): Promise<void> {
    const patterns = patternsOf(contacts);
    const erasure = await tx.one<Pick<AuditRow, 'id'>>(ERASURE_ROW, [requestId]);
    if (erasure === null) throw new Error(`the erasure ${requestId} is not in the audit`);
    await tx.query(EMPTY_AUDIT, [subjectIds, patterns, erasure.id]);
    await tx.query(FORGET_HISTORY, [subjectIds, patterns]);
    await tx.execute(EMPTY_EVENTS, [patterns]);
    await tx.execute(DELETE_KEYS, [`customer:${person.accountId}`, patterns]);
  }
}
