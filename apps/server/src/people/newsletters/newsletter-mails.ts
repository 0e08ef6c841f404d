import { Injectable } from '@nestjs/common';
import { newsletterLetter, renderMail } from '@simpletread/domain';

import { SubscriberTokens } from '../../content/index.js';
import { Config } from '../../platform/config/index.js';
import { MailSignatures, type MailToQueue } from '../../platform/messages/index.js';
import type { FilledNewsletter } from './fill-newsletter.js';
import type { NewsletterRow } from './newsletter.entity.js';
import { NewsletterTokens } from './newsletter-tokens.js';

type Words = Pick<NewsletterRow, 'subject' | 'preheader'> & Pick<FilledNewsletter, 'blocks'>;

interface Recipient {
  readonly sendId: string;
  readonly subscriberId: string;
  readonly email: string;
  readonly isMeasured: boolean;
}

/** Newsletters as emails. */
@Injectable()
export class NewsletterMails {
  constructor(
    private readonly config: Config,
    private readonly tokens: NewsletterTokens,
    private readonly subscribers: SubscriberTokens,
    private readonly signatures: MailSignatures,
  ) {}

  to(newsletterId: string, words: Words, recipient: Recipient): MailToQueue {
    const { sendId, subscriberId, email, isMeasured } = recipient;
    const letter = newsletterLetter(words, {
      isTest: false,
      linkTo: (path) => this.tokens.link({ sendId, path }),
      leaveUrl: this.subscribers.page(subscriberId),
      postalAddress: this.config.postalAddress,
      dotUrl: isMeasured ? this.tokens.dot(sendId) : null,
    });
    return {
      ...letter,
      channel: 'email',
      to: email,
      requestKey: `newsletter:${newsletterId}:${subscriberId}`,
      unsubscribeUrl: this.subscribers.oneClick(subscriberId),
    };
  }

  /** To a colleague: its links lead to the shop without being counted. */
  test(words: Words, email: string): MailToQueue {
    return { ...this.uncounted(words, true), channel: 'email', to: email };
  }

  async preview(words: Words): Promise<{ readonly html: string; readonly text: string }> {
    return renderMail(this.uncounted(words, false), await this.signatures.current());
  }

  private uncounted(words: Words, isTest: boolean) {
    const { storefrontUrl, postalAddress } = this.config;
    return newsletterLetter(words, {
      isTest,
      linkTo: (path) => `${storefrontUrl}${path}`,
      leaveUrl: `${storefrontUrl}/mailing-list`,
      postalAddress,
      dotUrl: null,
    });
  }
}
