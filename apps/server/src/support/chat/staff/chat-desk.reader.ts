import { Injectable } from '@nestjs/common';

import { type Computed, Database } from '../../../platform/database/index.js';
import type { CaseRow } from '../../cases/index.js';
import type { ChatRow } from '../chat.entity.js';

/** A chat in the queue, or with its agent. */
export type DeskChat = Pick<ChatRow, 'case_id' | 'state' | 'team' | 'queued_at' | 'last_seq' | 'agent_id'> &
  Pick<CaseRow, 'number' | 'name' | 'subject' | 'unanswered'> &
  Computed<{ preview: string | null }>;

const DESK = `
  SELECT c.case_id, c.state, c.team, c.queued_at, c.last_seq, c.agent_id, k.number, k.name, k.subject, k.unanswered,
    (SELECT left(e.text, 80) FROM support.chat_message m JOIN support.case_entry e ON e.id = m.entry_id
     WHERE m.chat_id = c.case_id ORDER BY m.seq DESC LIMIT 1) AS preview
  FROM support.chat c JOIN support.customer_case k ON k.id = c.case_id
  WHERE c.state = 'waiting' OR (c.agent_id = $1 AND c.state IN ('active', 'left'))
  ORDER BY coalesce(c.taken_at, c.queued_at), c.case_id LIMIT 200`;

const OTHERS = `SELECT count(*)::int AS count FROM support.chat WHERE state = 'active' AND agent_id <> $1`;

/** The chats that wait, and those of an agent. */
@Injectable()
export class ChatDeskReader {
  constructor(private readonly database: Database) {}

  of(staffId: string): Promise<DeskChat[]> {
    return this.database.query<DeskChat>(DESK, [staffId]);
  }

  async others(staffId: string): Promise<number> {
    return (await this.database.one<Computed<{ count: number }>>(OTHERS, [staffId]))?.count ?? 0;
  }
}
