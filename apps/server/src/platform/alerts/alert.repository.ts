import { Injectable } from '@nestjs/common';
import { type AlertKind, alertSeverity, type AlertState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../database/index.js';
import { newId } from '../ids/index.js';
import { ownerOf, type WithOwner } from '../work-owners/index.js';
import type { AlertFact, AlertRow } from './alert.entity.js';

/** An alert and whose work it is. */
export type OwnedAlert = AlertRow & WithOwner;

export interface AlertToRaise {
  readonly kind: AlertKind;
  /** As staff read it: contacts are masked. */
  readonly subject: string;
  /** Alerts with the same key are one alert; the subject itself if it isn't masked. */
  readonly subjectKey?: string;
  readonly facts: readonly AlertFact[];
  /** The record it is about, as the audit names records. */
  readonly about?: { readonly type: string; readonly id: string };
}

// Ten occurrences are kept in full. What recurs while someone is still needed adds to that alert. Two transactions that raise the same first one wait for each other here.
const RAISE = `
  INSERT INTO platform.alert AS alert (id, kind, severity, subject_key, subject, about_type, about_id, evidence)
  VALUES ($1, $2, $3, $4, $5, $6, $7,
          jsonb_build_array(jsonb_build_object('at', to_char(clock_timestamp() AT TIME ZONE 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'facts', $8::jsonb)))
  ON CONFLICT (kind, subject_key) WHERE state = 'open' DO UPDATE
    SET count = alert.count + 1, last_seen_at = clock_timestamp(),
        evidence = jsonb_path_query_array(EXCLUDED.evidence || alert.evidence, '$[0 to 9]')
  RETURNING id, count`;

const FIND = ['SELECT a.*,', ownerOf('alerts', 'a.id'), 'FROM platform.alert a WHERE a.id = $1'].join(' ');
const LOCK = 'SELECT * FROM platform.alert WHERE id = $1 FOR UPDATE';

const MOVE = `
  UPDATE platform.alert SET state = $2, note = $3,
    closed_at = CASE WHEN $2 IN ('resolved', 'dismissed') THEN clock_timestamp() END, version = version + 1
  WHERE id = $1`;

const FORGET = `
  DELETE FROM platform.alert
  WHERE closed_at IS NOT NULL AND closed_at < clock_timestamp() - make_interval(days => $1)`;

/** The only writer of alerts. */
@Injectable()
export class AlertRepository {
  constructor(private readonly database: Database) {}

  /** The id and count of the alert that this one is, or adds to. */
  async raise(tx: Transaction, alert: AlertToRaise): Promise<Pick<AlertRow, 'id' | 'count'>> {
    const { kind, subject, subjectKey = subject, facts, about } = alert;
    const raised = await tx.one<Pick<AlertRow, 'id' | 'count'>>(RAISE, [
      newId(),
      kind,
      alertSeverity(kind),
      subjectKey,
      subject,
      about?.type ?? null,
      about?.id ?? null,
      JSON.stringify(facts),
    ]);
    if (raised === null) throw new Error(`the alert ${kind} was not raised`);
    return raised;
  }

  find(id: string, db: SqlRunner = this.database): Promise<OwnedAlert | null> {
    return db.one<OwnedAlert>(FIND, [id]);
  }

  /** Held until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<AlertRow | null> {
    return tx.one<AlertRow>(LOCK, [id]);
  }

  async move(
    tx: Transaction,
    id: string,
    to: { readonly state: AlertState; readonly note: string },
  ): Promise<void> {
    await tx.execute(MOVE, [id, to.state, to.note]);
  }

  /** Removes alerts that were closed more than `days` ago. */
  async forget(days: number): Promise<void> {
    await this.database.execute(FORGET, [days]);
  }
}
