import { Injectable } from '@nestjs/common';
import type { SatisfactionAnswer } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../platform/database/index.js';
import type { CaseEntryRow, CaseRow, SatisfactionRow } from '../cases/index.js';

/** A case whose customer can be asked: where to, and who answered them. */
export type CaseToAsk = Pick<CaseRow, 'id' | 'number' | 'email'>;

/** The agent who wrote last. */
export type LastAgent = Renamed<CaseEntryRow, { name: 'author' }> & Pick<CaseEntryRow, 'staff_id'>;

/** A question with the number of its case. */
export type AskedQuestion = SatisfactionRow & Pick<CaseRow, 'number'>;

// Only an address that our answer went to: the form and a call take any that somebody names. Nobody is asked twice a week.
const DUE = `
  SELECT c.id, c.number, c.email FROM support.customer_case c
  WHERE c.state = 'solved' AND c.email <> ''
    AND c.solved_at <= clock_timestamp() - make_interval(hours => $1) AND c.solved_at > clock_timestamp() - make_interval(days => $2)
    AND (SELECT e.channel FROM support.case_entry e WHERE e.case_id = c.id AND e.kind = 'agent' ORDER BY e.at DESC, e.id DESC LIMIT 1) = 'mail'
    AND NOT EXISTS (SELECT FROM support.customer_case o JOIN support.satisfaction s ON s.case_id = o.id
      WHERE o.mailbox = c.mailbox AND (o.id = c.id OR s.asked_at > clock_timestamp() - make_interval(days => $3)))
  ORDER BY c.solved_at DESC LIMIT 200`;

const ASKED_LATELY = `
  SELECT FROM support.customer_case c JOIN support.satisfaction s ON s.case_id = c.id
  WHERE c.mailbox = $1 AND s.asked_at > clock_timestamp() - make_interval(days => $2) LIMIT 1`;

const LAST_AGENT = `
  SELECT e.author AS name, e.staff_id FROM support.case_entry e
  WHERE e.case_id = $1 AND e.kind = 'agent' AND e.staff_id IS NOT NULL ORDER BY e.at DESC, e.id DESC LIMIT 1`;

const ASK = `
  INSERT INTO support.satisfaction (case_id, token_hash, asked_by, asked_at, staff_id, staff_name)
  VALUES ($1, $2, $3, clock_timestamp(), $4, $5) ON CONFLICT (case_id) DO NOTHING`;

const QUESTION = `
  SELECT s.*, c.number FROM support.satisfaction s JOIN support.customer_case c ON c.id = s.case_id`;
const BY_TOKEN = [QUESTION, 'WHERE s.token_hash = $1'].join(' ');
const BY_CASE = [QUESTION, 'WHERE s.case_id = $1'].join(' ');

const ANSWER = `
  UPDATE support.satisfaction SET rating = $2, comment = $3, answered_at = coalesce(answered_at, clock_timestamp()) WHERE case_id = $1`;

/** The only writer of questions and their answers, under the lock of the case. */
@Injectable()
export class SatisfactionRepository {
  due(
    db: SqlRunner,
    within: { readonly afterHours: number; readonly askedDays: number; readonly pauseDays: number },
  ): Promise<CaseToAsk[]> {
    return db.query<CaseToAsk>(DUE, [within.afterHours, within.askedDays, within.pauseDays]);
  }

  lastAgent(db: SqlRunner, caseId: string): Promise<LastAgent | null> {
    return db.one<LastAgent>(LAST_AGENT, [caseId]);
  }

  /** True if a mailbox was asked within so many days, about any of its cases. */
  async wasAsked(db: SqlRunner, mailbox: string, days: number): Promise<boolean> {
    return (await db.one(ASKED_LATELY, [mailbox, days])) !== null;
  }

  /** False if the case's customer was asked before. */
  async ask(
    tx: Transaction,
    caseId: string,
    {
      tokenHash,
      by,
      agent,
    }: {
      readonly tokenHash: string;
      readonly by: SatisfactionRow['asked_by'];
      readonly agent: LastAgent;
    },
  ): Promise<boolean> {
    return (await tx.execute(ASK, [caseId, tokenHash, by, agent.staff_id, agent.name])) === 1;
  }

  byTokenHash(db: SqlRunner, tokenHash: string): Promise<AskedQuestion | null> {
    return db.one<AskedQuestion>(BY_TOKEN, [tokenHash]);
  }

  byCase(db: SqlRunner, caseId: string): Promise<AskedQuestion | null> {
    return db.one<AskedQuestion>(BY_CASE, [caseId]);
  }

  async answer(tx: Transaction, caseId: string, { rating, comment }: SatisfactionAnswer): Promise<void> {
    await tx.execute(ANSWER, [caseId, rating, comment]);
  }
}
