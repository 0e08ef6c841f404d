import { Injectable } from '@nestjs/common';
import type { NewsletterRecord } from '@simpletread/contract';
import { cents, NEWSLETTER_DAYS } from '@simpletread/domain';

import type { Computed, SqlRunner } from '../../../platform/database/index.js';

const FIGURES = `
  SELECT count(*)::int AS sent, count(*) FILTER (WHERE d.is_measured)::int AS measured, count(d.opened_at)::int AS opened,
    count(*) FILTER (WHERE EXISTS (SELECT FROM people.newsletter_click c WHERE c.send_id = d.id))::int AS clicked,
    count(*) FILTER (WHERE s.left_at >= d.at AND s.left_at < d.at + make_interval(days => $2))::int AS "left"
  FROM people.newsletter_send d LEFT JOIN content.subscriber s ON s.id = d.subscriber_id
  WHERE d.newsletter_id = $1`;

const ORDERS = `
  SELECT count(*)::int AS orders, coalesce(sum(o.total_in_cents), 0)::bigint AS "inCents"
  FROM (SELECT d.subscriber_id, min(c.first_at) AS at FROM people.newsletter_send d JOIN people.newsletter_click c ON c.send_id = d.id
    WHERE d.newsletter_id = $1 AND d.subscriber_id IS NOT NULL GROUP BY d.subscriber_id) clicked
  JOIN content.subscriber s ON s.id = clicked.subscriber_id
  JOIN orders."order" o ON o.mailbox = s.mailbox AND o.state <> 'cancelled'
    AND o.placed_at >= clicked.at AND o.placed_at < clicked.at + make_interval(days => $2)`;

const LINKS = `
  SELECT c.path, count(*)::int AS people, sum(c.times)::int AS times
  FROM people.newsletter_click c JOIN people.newsletter_send d ON d.id = c.send_id
  WHERE d.newsletter_id = $1 GROUP BY c.path ORDER BY people DESC, c.path LIMIT 50`;

type Figures = NewsletterRecord['figures'];
type Counts = Computed<Pick<Figures, 'sent' | 'measured' | 'opened' | 'clicked' | 'left'>>;

const NONE: Counts = { sent: 0, measured: 0, opened: 0, clicked: 0, left: 0 };

/** The outcome of a newsletter, counted from its emails, clicks and orders. */
@Injectable()
export class NewsletterFiguresReader {
  async of(db: SqlRunner, newsletterId: string): Promise<Figures> {
    const given = [newsletterId, NEWSLETTER_DAYS];
    const [counts, sold, links] = await Promise.all([
      db.one<Counts>(FIGURES, given),
      db.one<Computed<{ orders: number; inCents: number }>>(ORDERS, given),
      db.query<Computed<Figures['links'][number]>>(LINKS, [newsletterId]),
    ]);
    return {
      ...(counts ?? NONE),
      orders: sold?.orders ?? 0,
      ordersInCents: cents(sold?.inCents ?? 0),
      links,
    };
  }
}
