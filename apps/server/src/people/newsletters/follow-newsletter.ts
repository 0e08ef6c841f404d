import { Injectable } from '@nestjs/common';
import { ok, refuse, type Result } from '@simpletread/domain';

import { SubscriberRepository } from '../../content/index.js';
import { Database } from '../../platform/database/index.js';
import { NewsletterTokens } from './newsletter-tokens.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** Counts what recipients do with a newsletter. */
@Injectable()
export class FollowNewsletter {
  constructor(
    private readonly database: Database,
    private readonly newsletters: NewsletterRepository,
    private readonly subscribers: SubscriberRepository,
    private readonly tokens: NewsletterTokens,
  ) {}

  /** The page that a link leads to. Links of newsletters that are gone still lead there. */
  async link(token: string): Promise<Result<{ path: string }, 'record.missing'>> {
    const link = this.tokens.readLink(token);
    if (link === null) return refuse('record.missing');
    await this.newsletters.click(this.database, link.sendId, link.path);
    return ok({ path: link.path });
  }

  /** Only while the recipient agrees: they may have changed their mind since it was sent. */
  async dot(token: string): Promise<void> {
    const sendId = this.tokens.readDot(token);
    const subscriberId = sendId === null ? null : await this.newsletters.subscriberOf(this.database, sendId);
    if (sendId === null || subscriberId === null || subscriberId === undefined) return;
    if (await this.subscribers.isMeasured(this.database, subscriberId))
      await this.newsletters.open(this.database, sendId);
  }
}
