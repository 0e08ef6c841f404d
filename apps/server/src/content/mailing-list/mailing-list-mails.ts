import { Injectable } from '@nestjs/common';
import { CONFIRM_SUBSCRIPTION_HOURS, LIST_CONSENT_VERSION, listConsentText } from '@simpletread/domain';

import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import type { Subscriber } from './subscriber.repository.js';
import { SubscriberTokens } from './subscriber-tokens.js';

/** Emails about joining the mailing list. */
@Injectable()
export class MailingListMails {
  constructor(
    private readonly messages: Messages,
    private readonly tokens: SubscriberTokens,
  ) {}

  /** To someone who isn't on the list, or whoever entered their address. */
  async confirm(tx: Transaction, to: string, token: string): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'mailing-list-confirm',
      subject: 'Confirm that you want our emails',
      blocks: [
        'Someone entered this address to join SimpleTread’s mailing list. If it was you, please confirm:',
        { rows: [['You agree to', listConsentText(LIST_CONSENT_VERSION)]] },
        { link: this.tokens.confirming(token), label: 'Join the mailing list' },
        {
          note: `The link works for ${CONFIRM_SUBSCRIPTION_HOURS} hours. If it wasn’t you, ignore this email and nothing happens.`,
        },
      ],
    });
  }

  /** To someone who is on the list already. */
  async known(tx: Transaction, { id, email: to }: Subscriber): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'mailing-list-joined',
      subject: 'You’re already on our mailing list',
      unsubscribeUrl: this.tokens.oneClick(id),
      blocks: [
        'Someone entered this address to join SimpleTread’s mailing list. You’re on it already, so nothing changes.',
        { link: this.tokens.page(id), label: 'See or leave the mailing list' },
      ],
    });
  }

  async joined(tx: Transaction, { id, email: to }: Subscriber): Promise<void> {
    await this.messages.queue(tx, {
      channel: 'email',
      to,
      template: 'mailing-list-joined',
      subject: 'You’re on our mailing list',
      unsubscribeUrl: this.tokens.oneClick(id),
      blocks: [
        'Thank you for joining. You can leave at any time, with one click and no questions.',
        { link: this.tokens.page(id), label: 'See or leave the mailing list' },
      ],
    });
  }
}
