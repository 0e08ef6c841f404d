import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';
import type { CaseRow } from '../../cases/index.js';
import type { ChatRow } from '../chat.entity.js';

/** A chat in the queue, or with its agent. */
export type DeskChat = Pick<ChatRow, 'case_id' | 'state' | 'team' | 'queued_at' | 'last_seq' | 'agent_id'> &
  Pick<CaseRow, 'number' | 'name' | 'subject' | 'unanswered'> &
  Computed<{ preview: string | null }>;

const ROWS = `
  SELECT c.case_id, c.state, c.team, c.queued_at, c.last_seq, c.agent_id, k.number, k.name, k.subject, k.unanswered,
    (SELECT left(e.text, 80) FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id
     WHERE m.chat_id = c.case_id ORDER BY m.seq DESC LIMIT 1) AS preview
  FROM support.chat c JOIN support.customer_case k ON k.id = c.case_id`;
const WAITING = [ROWS, `WHERE c.state = 'waiting' ORDER BY c.queued_at, c.case_id LIMIT $1`].join(' ');
const MINE = [
  ROWS,
  `WHERE c.agent_id = $1 AND c.state IN ('active', 'left') ORDER BY c.taken_at, c.case_id`,
].join(' ');

const WAITING_COUNT = `SELECT count(*)::int AS count FROM support.chat WHERE state = 'waiting'`;

const OTHERS = `SELECT count(*)::int AS count FROM support.chat WHERE state = 'active' AND agent_id <> $1`;

/** The chats that wait, and those of an agent. */
@Injectable()
export class ChatDeskReader {
  constructor(private readonly database: Database) {}

  /** Those that have waited longest. */
  waiting(most: number): Promise<DeskChat[]> {
    return this.database.query<DeskChat>(WAITING, [most]);
  }

  /** All of an agent's, those that their customers left included. */
  mine(staffId: string): Promise<DeskChat[]> {
    return this.database.query<DeskChat>(MINE, [staffId]);
  }

  waitingCount(): Promise<number> {
    return this.count(WAITING_COUNT, []);
  }

  others(staffId: string): Promise<number> {
    return this.count(OTHERS, [staffId]);
  }

  private async count(sql: string, params: readonly string[]): Promise<number> {
    return (await this.database.one<Computed<{ count: number }>>(sql, [...params]))?.count ?? 0;
  }
}
