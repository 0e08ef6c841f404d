import { Injectable } from '@nestjs/common';
import type { HandlerInput, rehearseCase } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { staffActor } from '../../../platform/audit/index.js';
import { Database, UnitOfWork } from '../../../platform/database/index.js';
import { CaseTokens } from '../case-tokens.js';
import { CaseRepository } from '../case.repository.js';
import { InboundChannel } from '../inbound-channel.js';
import { TakeInbound } from '../take-inbound.js';
import type { KeyedContext } from './answer-case.js';

type Rehearsal = HandlerInput<typeof rehearseCase>['body'];

/** Stands for the customer's mail program or phone while no real mailbox is connected. */
@Injectable()
export class RehearseCase {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly cases: CaseRepository,
    private readonly inbound: InboundChannel,
    private readonly tokens: CaseTokens,
    private readonly take: TakeInbound,
  ) {}

  async run(
    id: string,
    { channel, from, text }: Rehearsal,
    context: KeyedContext,
  ): Promise<Result<{ caseId: string }>> {
    if (!this.inbound.isSandbox) return refuse('case.sandboxOff');
    const record = await this.cases.byId(this.database, id);
    if (record === null) return refuse('record.missing');
    const own = channel === 'mail' ? record.email : record.phone;
    const sender = from === '' ? own : from;
    if (sender === '')
      return refuse('case.noAddress', { channel: channel === 'mail' ? 'email address' : 'phone number' });
    return this.work.run(async (tx): Promise<Result<{ caseId: string }>> => {
      const message = {
        ...{
          channel,
          from: sender,
          text,
          fromName: from === '' ? record.name : '',
          to: [this.tokens.replyTo(id)],
        },
        ...{ subject: `Re: ${record.subject}`, providerId: `<${context.key}@sandbox>` },
        ...{ inReplyTo: '', references: '', fileDigests: [] },
      };
      const taken = await this.take.run(tx, message, [], staffActor(context));
      if (!taken.ok) return taken;
      const { caseId } = taken.value;
      return caseId === null ? refuse('request.rateLimited') : ok({ caseId });
    });
  }
}
