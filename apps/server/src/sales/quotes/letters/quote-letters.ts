import { Injectable } from '@nestjs/common';
import { ok, renderMail, type Result } from '@simpletread/domain';

import { CurrentShopSettings } from '../../../content/index.js';
import type { Transaction } from '../../../platform/database/index.js';
import {
  type AskedMail,
  type MailUse,
  type MailTurnFault,
  MailTurns,
} from '../../../platform/mail-turns/index.js';
import { MailSignatures, MessageReader, Messages } from '../../../platform/messages/index.js';
import type { Quote, QuoteSending } from '../quote.js';
import { QuoteOffers } from '../quote-offers.js';
import { type QuoteLetter, quoteMail, quoteReminder, quoteText } from './quote-messages.js';
import { QuoteTokens } from './quote-tokens.js';

interface Letter extends Omit<QuoteLetter, 'link' | 'servicePhone'> {
  readonly quote: Quote;
}

/** Both messages in the words of their recipient. */
interface QuoteMessages {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly sms: string;
}

interface QueuedLetter {
  readonly mailId: string | null;
  readonly textId: string | null;
}

const asked = (
  { email, phone }: Pick<Quote, 'email' | 'phone'>,
  by: string,
): readonly [AskedMail, AskedMail] => [
  { kind: 'quote', to: email, by },
  { kind: 'quoteText', to: phone, by },
];

/** Writes to the customers of quotes by mail and text. */
@Injectable()
export class QuoteLetters {
  constructor(
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly sent: MessageReader,
    private readonly settings: CurrentShopSettings,
    private readonly tokens: QuoteTokens,
    private readonly signatures: MailSignatures,
    private readonly offers: QuoteOffers,
  ) {}

  /** Refused if the customer's mailbox or phone got too many quotes within a day, or `by` sent too many. */
  async queue(tx: Transaction, letter: Letter, by: string): Promise<Result<QueuedLetter, MailTurnFault>> {
    const taken = await this.turns.takeAll(tx, asked(letter.quote, by));
    if (!taken.ok) return taken;
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const whole = { ...letter, link: this.tokens.link(letter.quote.id), servicePhone };
    const [mailId = null, textId = null] = await this.messages.queueAll(tx, [
      quoteMail(whole),
      quoteText(whole),
    ]);
    return ok({ mailId, textId });
  }

  /** As they would be sent, to a quote that has no link yet. */
  async preview(letter: Omit<QuoteLetter, 'link' | 'servicePhone'>): Promise<QuoteMessages> {
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const whole = { ...letter, link: this.tokens.noLink(), servicePhone };
    const mail = quoteMail(whole);
    const rendered = renderMail(mail, await this.signatures.current());
    return { subject: mail.subject, ...rendered, sms: quoteText(whole).text };
  }

  /** Reminds the customer that the quote ends, unless their mailbox got too many quotes within a day. */
  async remind(tx: Transaction, quote: Quote, { options, lastDay }: QuoteSending): Promise<void> {
    const turn = await this.turns.take(tx, { kind: 'quote', to: quote.email, by: null });
    if (!turn.ok) return;
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const link = this.tokens.link(quote.id);
    const receiving = await this.offers.receiving(quote.goods);
    await this.messages.queue(tx, quoteReminder({ quote, options, receiving, lastDay, link, servicePhone }));
  }

  /** Returns the count of quotes a customer's mailbox got, and the moment from which `by` can send the next one. */
  standing(quote: Pick<Quote, 'email' | 'phone'>, by: string): Promise<MailUse> {
    const [mail, text] = asked(quote, by);
    return this.turns.standing(mail, text);
  }

  /** True if one of the two is still on its way. */
  async isUnderWay({ mailId, textId }: QueuedLetter): Promise<boolean> {
    const ids = [mailId, textId].flatMap((one) => one ?? []);
    return (await this.sent.states(ids)).some(({ state }) => state === 'queued');
  }
}
