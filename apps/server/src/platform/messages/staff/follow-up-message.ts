import { Injectable } from '@nestjs/common';
import type { AdminMessage } from '@simpletread/contract';
import { ok, refuse, type Result, sendAgainRefusal } from '@simpletread/domain';

import { Audit, type StaffContext } from '../../audit/index.js';
import { type SqlRunner, type Transaction, UnitOfWork } from '../../database/index.js';
import { MailTurns } from '../../mail-turns/index.js';
import type { MessageRow } from '../message.entity.js';
import { Messages } from '../messages.js';
import { MessageListReader, sentMessageOf } from './message-list.reader.js';

interface KeyedContext extends StaffContext {
  readonly key: string;
}

type LockedRow = Pick<
  MessageRow,
  'id' | 'state' | 'template' | 'recipient' | 'order_id' | 'body_text' | 'followed_up_at'
>;

const LOCK = `
  SELECT id, state, template, recipient, order_id, body_text, followed_up_at
  FROM platform.message WHERE id = $1 FOR UPDATE`;
const IS_KNOWN = 'SELECT repeats AS id FROM platform.message WHERE request_key = $1';
const FOLLOW_UP = `
  UPDATE platform.message SET followed_up_at = clock_timestamp(), followed_up_by = $2, closing_note = $3 WHERE id = $1`;

/** Staff send a message again, or close a failed one. A failed message is followed up once, whoever is first. */
@Injectable()
export class FollowUpMessage {
  constructor(
    private readonly work: UnitOfWork,
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly audit: Audit,
    private readonly reader: MessageListReader,
  ) {}

  /** Takes a turn of its recipient, so that no one is flooded. The same request sends one message. */
  async sendAgain(id: string, context: KeyedContext): Promise<Result<AdminMessage>> {
    const requestKey = `${context.staff.staffId} ${context.key}`;
    const done = await this.work.run(async (tx): Promise<Result<null>> => {
      const row = await this.lock(tx, id);
      if (row === null) return refuse('record.missing');
      if ((await tx.one(IS_KNOWN, [requestKey])) !== null) return ok(null);
      const refusal = sendAgainRefusal(sentMessageOf(row));
      if (refusal !== null) return refuse(refusal);
      const by = `staff ${context.staff.staffId}`;
      const turn = await this.turns.take(tx, { kind: 'sentAgain', to: row.recipient, by });
      if (!turn.ok) return turn;
      const messageId = await this.messages.repeat(tx, { id, requestKey });
      if (row.state === 'failed') await tx.execute(FOLLOW_UP, [id, context.staff.name, null]);
      await this.record(tx, row, { action: 'message.send-again', after: { messageId } }, context);
      return ok(null);
    });
    return done.ok ? this.shown(id) : done;
  }

  async close(id: string, note: string, context: StaffContext): Promise<Result<AdminMessage>> {
    const done = await this.work.run(async (tx): Promise<Result<null>> => {
      const row = await this.lock(tx, id);
      if (row === null) return refuse('record.missing');
      if (row.state !== 'failed') return refuse('record.stale');
      if (row.followed_up_at !== null) return refuse('message.followedUp');
      await tx.execute(FOLLOW_UP, [id, context.staff.name, note]);
      await this.record(tx, row, { action: 'message.close', after: { note } }, context);
      return ok(null);
    });
    return done.ok ? this.shown(id) : done;
  }

  private lock(db: SqlRunner, id: string): Promise<LockedRow | null> {
    return db.one<LockedRow>(LOCK, [id]);
  }

  // Without the recipient: the audit is never forgotten, a person is.
  private record(
    tx: Transaction,
    { id, state, template }: LockedRow,
    { action, after }: { readonly action: string; readonly after: object },
    { staff, requestId }: StaffContext,
  ): Promise<void> {
    return this.audit.recordStaff(
      tx,
      {
        action,
        subjectType: 'message',
        subjectId: id,
        before: { state, template },
        after: { state, template, ...after },
      },
      { staff, requestId },
    );
  }

  private async shown(id: string): Promise<Result<AdminMessage>> {
    const message = await this.reader.find(id);
    return message === null ? refuse('record.missing') : ok(message);
  }
}
