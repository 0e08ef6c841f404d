import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@simpletread/domain';

import type { Renamed, SqlRunner } from '../../../platform/database/index.js';
import type { NewsletterRow } from '../newsletter.entity.js';
import type { NewsletterSendRow } from '../newsletter-send.entity.js';
import type { NewsletterClickRow } from '../newsletter-click.entity.js';
import type { OuterJoined } from '../../../platform/database/index.js';

const THEIRS = `
  SELECT n.subject, d.at AS "sentAt", d.opened_at AS "openedAt", c.path AS "clicked", c.first_at AS "clickedAt"
  FROM people.newsletter_send d JOIN people.newsletter n ON n.id = d.newsletter_id
  JOIN content.subscriber s ON s.id = d.subscriber_id LEFT JOIN people.newsletter_click c ON c.send_id = d.id
  WHERE s.mailbox = $1 ORDER BY d.at, c.first_at`;

type Theirs = Pick<NewsletterRow, 'subject'> &
  Renamed<NewsletterSendRow, { sentAt: 'at'; openedAt: 'opened_at' }> &
  OuterJoined<Renamed<NewsletterClickRow, { clicked: 'path'; clickedAt: 'first_at' }>>;

/** The newsletters that a mailbox got. */
@Injectable()
export class PersonalNewslettersReader {
  of(db: SqlRunner, email: string): Promise<Theirs[]> {
    return db.query<Theirs>(THEIRS, [mailboxOf(email)]);
  }
}
