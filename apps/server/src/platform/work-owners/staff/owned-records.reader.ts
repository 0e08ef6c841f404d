import { Injectable } from '@nestjs/common';
import type { MyWork } from '@simpletread/contract';
import {
  type AlertKind,
  alertLabel,
  formatCoverageClaimNumber,
  formatOrderNumber,
  formatPriceClaimNumber,
  formatQuoteNumber,
  formatRequestNumber,
  formatReturnNumber,
  type OrderNumber,
  type OwnedRecord,
  SOON_DAYS,
  SOON_MILES,
} from '@simpletread/domain';

import type { Computed, Database, Renamed, SqlRunner } from '../../database/index.js';
import type { WorkOwnerRow } from '../work-owner.entity.js';
import { ENDING_CERTIFICATE } from './ending-certificate.reader.js';

const EASTERN_TODAY = "(now() AT TIME ZONE 'America/New_York')::date";
const SOON = [EASTERN_TODAY, '+', String(SOON_DAYS)].join(' ');

/** A fleet’s work is open while a rotation is due or due soon, or an open purchase order ends soon, or a tax certificate ends or just ended. */
const FLEETS = [
  "SELECT id, name AS title, state = 'active' AND (EXISTS (SELECT FROM sales.fleet_unit u",
  'WHERE u.fleet_id = f.id AND u.retired_at IS NULL AND (u.due_on <=',
  SOON,
  'OR u.miles >= u.due_miles -',
  String(SOON_MILES),
  "))\n  OR EXISTS (SELECT FROM sales.fleet_purchase_order p WHERE p.fleet_id = f.id AND p.state = 'open' AND p.valid_until BETWEEN",
  [EASTERN_TODAY, 'AND', SOON].join(' '),
  ')\n  OR EXISTS (SELECT',
  ENDING_CERTIFICATE,
  ')) AS is_open FROM sales.fleet f',
].join(' ');

/** The records of each kind: id, title, and whether their work is still open. */
const RECORDS: Readonly<Record<OwnedRecord, string>> = {
  orders: `SELECT id, number::text AS title, state NOT IN ('delivered', 'cancelled') AS is_open FROM orders."order"`,
  returns: `SELECT id, number::text AS title,
    state IN ('requested', 'appealed', 'approved', 'received', 'awaitingApproval', 'refunding') AS is_open FROM orders.tire_return`,
  'price-claims': `SELECT id, number::text AS title, state IN ('requested', 'awaitingApproval', 'refunding') AS is_open
    FROM orders.price_claim`,
  'coverage-claims': `SELECT id, number::text AS title,
    state IN ('requested', 'appealed', 'moreAsked', 'awaitingApproval', 'approved') AS is_open FROM orders.coverage_claim`,
  'sales-requests': `SELECT id, number::text AS title, state IN ('new', 'quoted', 'opened') AS is_open FROM sales.request`,
  fleets: FLEETS,
  messages: `SELECT id, coalesce(subject, 'Text message') AS title, state = 'failed' AND followed_up_at IS NULL AS is_open
    FROM platform.message`,
  alerts: `SELECT id, kind AS title, state = 'open' AS is_open FROM platform.alert`,
  quotes: `SELECT id, number::text AS title, state IN ('draft', 'sent', 'opened') AS is_open FROM quotes.quote`,
  reviews: `SELECT review_id AS id, name AS title, our_turn_since IS NOT NULL AS is_open FROM reviews.submission`,
  approvals: `SELECT id, subject_label AS title, state = 'pending' AS is_open FROM approvals.approval`,
};

const TITLES: Readonly<Record<OwnedRecord, (stored: string) => string>> = {
  orders: (stored) => formatOrderNumber(stored as OrderNumber),
  returns: (stored) => formatReturnNumber(Number(stored)),
  'price-claims': (stored) => formatPriceClaimNumber(Number(stored)),
  'coverage-claims': (stored) => formatCoverageClaimNumber(Number(stored)),
  'sales-requests': (stored) => formatRequestNumber(Number(stored)),
  fleets: (stored) => stored,
  messages: (stored) => stored,
  alerts: (stored) => alertLabel(stored as AlertKind),
  quotes: (stored) => formatQuoteNumber(stored as OrderNumber),
  reviews: (stored) => `Review by ${stored}`,
  approvals: (stored) => stored,
};

const MOST = 100;

const existsStatement = (kind: OwnedRecord): string =>
  ['SELECT 1 AS found FROM (', RECORDS[kind], ') records WHERE id = $1'].join(' ');

const mineStatement = (kind: OwnedRecord): string =>
  [
    'SELECT w.kind, w.record_id AS id, r.title, w.since, w.handed_by AS "handedBy", w.note FROM platform.work_owner w JOIN (',
    RECORDS[kind],
    ") r ON r.id = w.record_id WHERE w.owner_id = $1 AND r.is_open AND w.kind = '",
  ]
    .join(' ')
    .concat(kind, "'");

type MineRow = Pick<WorkOwnerRow, 'kind' | 'since' | 'note'> &
  Renamed<WorkOwnerRow, { id: 'record_id'; handedBy: 'handed_by' }> &
  Computed<{ title: string }>;

/** The records of all rooms that have owners. */
@Injectable()
export class OwnedRecordsReader {
  async exists(db: SqlRunner, kind: OwnedRecord, id: string): Promise<boolean> {
    return (await db.one(existsStatement(kind), [id])) !== null;
  }

  /** The open records of a person, those handed over first, then the longest owned. */
  async mine(db: Database, staffId: string, kinds: readonly OwnedRecord[]): Promise<MyWork[]> {
    if (kinds.length === 0) return [];
    const all = kinds.map(mineStatement).join(' UNION ALL ');
    const sql = ['SELECT * FROM (', all, ') mine ORDER BY "handedBy" IS NULL, since, id LIMIT', String(MOST)];
    const rows = await db.query<MineRow>(sql.join(' '), [staffId]);
    return rows.map(({ kind, title, since, ...row }) => ({
      ...row,
      kind,
      title: TITLES[kind](title),
      since: since.toISOString(),
    }));
  }
}
