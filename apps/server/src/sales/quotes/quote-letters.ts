import { Injectable } from '@nestjs/common';
import type { QuoteOffer } from '@simpletread/contract';

import { CurrentShopSettings } from '../../content/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { MessageReader, Messages } from '../../platform/messages/index.js';
import type { Quote } from './quote.js';
import { quoteMail, quoteText } from './quote-messages.js';
import { QuoteTokens } from './quote-tokens.js';

interface Letter {
  readonly quote: Quote;
  readonly offer: QuoteOffer;
  readonly lastDay: string;
}

interface QueuedLetter {
  readonly mailId: string | null;
  readonly textId: string | null;
}

/** Writes to the customers of quotes by mail and text. */
@Injectable()
export class QuoteLetters {
  constructor(
    private readonly messages: Messages,
    private readonly sent: MessageReader,
    private readonly settings: CurrentShopSettings,
    private readonly tokens: QuoteTokens,
  ) {}

  async queue(tx: Transaction, letter: Letter): Promise<QueuedLetter> {
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const whole = { ...letter, link: this.tokens.link(letter.quote.id), servicePhone };
    const [mailId = null, textId = null] = await this.messages.queueAll(tx, [
      quoteMail(whole),
      quoteText(whole),
    ]);
    return { mailId, textId };
  }

  /** True if one of the two is still on its way. */
  async isUnderWay({ mailId, textId }: QueuedLetter): Promise<boolean> {
    const ids = [mailId, textId].flatMap((one) => one ?? []);
    return (await this.sent.states(ids)).some(({ state }) => state === 'queued');
  }
}
