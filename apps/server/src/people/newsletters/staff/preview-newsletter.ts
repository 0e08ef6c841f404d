import { Injectable } from '@nestjs/common';
import type {
  countNewsletterRecipients,
  HandlerInput,
  HandlerReply,
  previewNewsletter,
} from '@simpletread/contract';
import { maskEmail, may, ok, type PermissionHolder, type Result, type Segment } from '@simpletread/domain';

import { Database } from '../../../platform/database/index.js';
import { FillNewsletter } from '../fill-newsletter.js';
import { NewsletterMails } from '../newsletter-mails.js';
import { RecipientsReader } from './recipients.reader.js';

/** A newsletter before it is sent: its email as of now, and the people who would get it. */
@Injectable()
export class PreviewNewsletter {
  constructor(
    private readonly database: Database,
    private readonly fill: FillNewsletter,
    private readonly mails: NewsletterMails,
    private readonly reader: RecipientsReader,
  ) {}

  async words(
    words: HandlerInput<typeof previewNewsletter>['body'],
  ): Promise<Result<HandlerReply<typeof previewNewsletter>>> {
    const { blocks, missing } = await this.fill.run(words.blocks);
    return ok({ ...(await this.mails.preview({ ...words, blocks })), missing: [...missing] });
  }

  async recipients(
    segment: Segment,
    viewer: PermissionHolder,
  ): Promise<Result<HandlerReply<typeof countNewsletterRecipients>>> {
    const [count, listCount, sample] = await Promise.all([
      this.reader.count(this.database, segment),
      this.reader.listCount(this.database),
      this.reader.sample(this.database, segment),
    ]);
    const seesContacts = may(viewer, 'contacts.read');
    return ok({
      count,
      listCount,
      sample: sample.map(({ id, email, city, stateCode, lastOrderedAt }) => ({
        id,
        email: seesContacts ? email : maskEmail(email),
        place: city === null ? '' : `${city}, ${stateCode ?? ''}`,
        lastOrderedAt: lastOrderedAt?.toISOString() ?? null,
      })),
    });
  }
}
