import { Injectable } from '@nestjs/common';
import type { ReplyOf, receiveMessage } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { type Envelope, InboundChannel, keptFiles, TakeInbound } from '../cases/index.js';

type Received = ReplyOf<typeof receiveMessage>;

/** Takes a mail or text from the relay. One that can't become a case is dropped, so that the relay doesn't send it again. */
@Injectable()
export class ReceiveMessage {
  constructor(
    private readonly channel: InboundChannel,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
    private readonly take: TakeInbound,
  ) {}

  async run(envelope: Envelope, requestId: string): Promise<Result<Received>> {
    const message = this.channel.read(envelope, this.clock.now());
    if (!message.ok) return message;
    const files = await keptFiles(envelope.files);
    if (!files.ok) return files;
    return this.work.run(async (tx): Promise<Result<Received>> => {
      const actor = { actorKind: 'guest', actorId: null, requestId } as const;
      const taken = await this.take.run(tx, message.value, files.value, actor);
      return ok({ outcome: taken.ok ? taken.value.outcome : 'dropped' });
    });
  }
}
