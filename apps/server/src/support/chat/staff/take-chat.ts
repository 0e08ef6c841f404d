import { Injectable } from '@nestjs/common';
import { MOST_CHATS_OF_AGENT, ok, refuse, type Result } from '@simpletread/domain';

import { staffActor, type StaffContext } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { CaseRepository, CaseSteps, clocksOf } from '../../cases/index.js';
import { ChatRepository } from '../chat.repository.js';
import { ChatThread } from '../chat-thread.js';
import type { KeyedContext } from './staff-chats.js';

const TRIES = 5;

/** Agents take chats: each is taken once. */
@Injectable()
export class TakeChat {
  constructor(
    private readonly database: Database,
    private readonly steps: CaseSteps,
    private readonly cases: CaseRepository,
    private readonly chats: ChatRepository,
    private readonly thread: ChatThread,
  ) {}

  /** Takes the chat that has waited longest; the next one if a teammate was faster. A request that comes again gets its chat again. */
  async next(context: KeyedContext): Promise<Result<{ chatId: string }>> {
    const requestKey = `${context.staff.staffId} next chat ${context.key}`;
    const before = await this.cases.ofRequest(this.database, requestKey);
    if (before !== null) return ok({ chatId: before });
    for (let tries = 0; tries < TRIES; tries += 1) {
      const id = await this.chats.nextWaiting(this.database, 0);
      if (id === null) break;
      const taken = await this.take(id, requestKey, context);
      if (taken.ok) return ok({ chatId: id });
      if (taken.fault.code !== 'chat.taken') return taken;
    }
    return refuse('chat.queueEmpty');
  }

  run(id: string, context: KeyedContext): Promise<Result<null>> {
    return this.take(id, `${context.staff.staffId} ${id} take ${context.key}`, context);
  }

  private take(id: string, requestKey: string, { staff, requestId }: StaffContext): Promise<Result<null>> {
    const actor = staffActor({ staff, requestId });
    return this.steps.unlessDone(requestKey, { id, version: null, actor }, async (tx, { record }) => {
      const chat = await this.chats.lock(tx, id);
      if (chat === null) return refuse('record.missing');
      if (chat.state !== 'waiting') return refuse('chat.taken');
      if ((await this.chats.liveOfAgent(tx, staff.staffId)) >= MOST_CHATS_OF_AGENT)
        return refuse('chat.handsFull', { max: MOST_CHATS_OF_AGENT });
      const { at } = await this.thread.write(tx, id, {
        ...{ by: 'system', author: staff.name, text: `${staff.name} joined the chat.`, clientId: requestKey },
        ...{ staffId: staff.staffId, requestKey },
      });
      const agent = { agent_id: staff.staffId, agent_name: staff.name };
      await this.chats.move(tx, id, { state: 'active', ...agent, taken_at: at });
      return ok({
        event: record.state === 'new' ? 'take' : null,
        action: 'chat.take',
        clocks: clocksOf(record),
        change: { owner_id: staff.staffId, owner_name: staff.name },
        before: { owner: record.owner_name },
        after: { owner: staff.name },
      });
    });
  }
}
