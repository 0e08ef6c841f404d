import { Injectable } from '@nestjs/common';
import type { DelayPreview } from '@simpletread/contract';
import { easternMoment, maskEmail, ok, type Result } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import type { SqlRunner } from '../../platform/database/index.js';
import type { OrderRecord } from '../order/index.js';
import { AskDelay, type DelayDraft, type DelayReport } from './ask-delay.js';
import { delayParagraphs, delaySubject, delayText } from './delay-message.js';

const effectsOf = ({ order, silence, answerBy, open, promisedOn }: DelayDraft): string[] => [
  `${maskEmail(order.email)} gets an email${order.phone_type === 'mobile' ? ' and a text' : ''} with a private link to wait or cancel.`,
  silence === 'agrees'
    ? `No answer by ${easternMoment(answerBy)} means the buyer agrees to the new day. They can cancel until the tires ship.`
    : `No answer by ${easternMoment(answerBy)} cancels the order and refunds it in full.`,
  ...(open !== null && open.state !== 'found'
    ? ['This replaces the delay that the buyer was asked about before.']
    : []),
  ...(promisedOn === null ? [] : ['The order isn’t held: if the tires ship first, the question ends.']),
];

/** The message that the buyer of a late order would read, and the meaning of their silence. */
@Injectable()
export class PreviewDelay {
  constructor(
    private readonly asks: AskDelay,
    private readonly config: Config,
  ) {}

  /** Refuses as `AskDelay.draft`. */
  async run(db: SqlRunner, order: OrderRecord, report: DelayReport): Promise<Result<DelayPreview>> {
    const drafted = await this.asks.draft(db, order, report);
    if (!drafted.ok) return drafted;
    const { isFurther, promisedOn, silence, answerBy } = drafted.value;
    const letter = { ...drafted.value, link: `${this.config.storefrontUrl}/delays/…` };
    return ok({
      isFurther,
      promisedOn,
      silence,
      answerBy: answerBy.toISOString(),
      subject: delaySubject(letter),
      mail: [...delayParagraphs(letter)],
      text: delayText(letter)?.text ?? null,
      effects: effectsOf(drafted.value),
    });
  }
}
