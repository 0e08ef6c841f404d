import { Controller } from '@nestjs/common';
import { followNewsletterLink, type HandlerInput, noteNewsletterOpened } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { FollowNewsletter } from './follow-newsletter.js';

/** Links and pictures in newsletters. Not strict: the servers of one mail provider ask for many people. */
@Controller()
export class NewslettersController {
  constructor(private readonly following: FollowNewsletter) {}

  @Bind(followNewsletterLink)
  follow(@Input() { body }: HandlerInput<typeof followNewsletterLink>) {
    return this.following.link(body.token);
  }

  @Bind(noteNewsletterOpened)
  async opened(@Input() { body }: HandlerInput<typeof noteNewsletterOpened>) {
    await this.following.dot(body.token);
    return ok({ isTaken: true as const });
  }
}
