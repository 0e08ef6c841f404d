import { Injectable } from '@nestjs/common';
import type { ReplyOf, receiveMessage } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { Clock } from '../../platform/clock/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { type Envelope, InboundChannel, keepableFiles, TakeInbound } from '../cases/index.js';

type Received = ReplyOf<typeof receiveMessage>;

const leftOutWords = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`(Not kept: ${names.join(', ')})`];

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
    const files = await keepableFiles(envelope.files);
    if (!files.ok) return files;
    const { kept, leftOut } = files.value;
    const text = [message.value.text, ...leftOutWords(leftOut)].join('\n\n');
    return this.work.run(async (tx): Promise<Result<Received>> => {
      const actor = { actorKind: 'guest', actorId: null, requestId } as const;
      const taken = await this.take.run(tx, { ...message.value, text }, kept, actor);
      return ok({ outcome: taken.ok ? taken.value.outcome : 'dropped' });
    });
  }
}
