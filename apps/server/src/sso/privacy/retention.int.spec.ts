import { randomUUID } from 'node:crypto';

import { aMessage, aPlacedOrder, aReadyCart } from '../../../test/builders/index.js';
import { ForgetDrafts } from '../../carts/checkout/place-order/draft-retention.js';
import { ForgetBodies } from '../../platform/messages/forget-bodies.js';
import { type PrivacyWalk, startPrivacyWalk } from '../../../test/sso/privacy-walk.js';

describe('data retention', () => {
  let walk: PrivacyWalk;
  beforeAll(async () => {
    walk = await startPrivacyWalk();
  });
  afterAll(() => walk.close());

  const attempts = () =>
    walk.db.query<{ has_person: boolean; has_lines: boolean; token: string | null }>(
      `SELECT draft ? 'shipTo' AS has_person, draft ? 'lines' AS has_lines, provider_token AS token
       FROM checkout.payment_attempt ORDER BY created_at`,
    );
  const age = (days: number, orderId: string) =>
    walk.db.execute(
      'UPDATE checkout.payment_attempt SET updated_at = now() - make_interval(days => $1) WHERE order_id = $2',
      [days, orderId],
    );

  it('erases the person of a settled payment attempt after 30 days, and nothing else', async () => {
    const [old, young] = [await aPlacedOrder(walk.shop), await aPlacedOrder(walk.shop)];
    await age(31, old.orderId);
    await age(29, young.orderId);
    await walk.get(ForgetDrafts).run();
    expect((await attempts()).map((row) => [row.has_person, row.has_lines, row.token === null])).toEqual([
      [false, true, true],
      [true, true, false],
    ]);
  });

  it('keeps the person of an attempt whose money is still being traced', async () => {
    const { orderId } = await aPlacedOrder(walk.shop);
    await walk.db.execute(
      `UPDATE checkout.payment_attempt SET state = 'failed', failure_code = 'unanswered', next_look_at = now() + interval '1 hour',
         updated_at = now() - interval '31 days' WHERE order_id = $1`,
      [orderId],
    );
    await walk.get(ForgetDrafts).run();
    expect((await attempts()).at(-1)?.has_person).toBe(true);
  });

  it('erases the words of mails after a year, not the record that they went out', async () => {
    const old = await aMessage(walk.db, { minutesAgo: 366 * 24 * 60 });
    const young = await aMessage(walk.db, { minutesAgo: 364 * 24 * 60 });
    await walk.get(ForgetBodies).run();
    const bodies = await walk.db.query(
      'SELECT id, body_text, body_html, template FROM platform.message WHERE id = ANY ($1) ORDER BY created_at',
      [[old.messageId, young.messageId]],
    );
    expect(bodies).toEqual([
      { id: old.messageId, body_text: '', body_html: null, template: old.template },
      {
        id: young.messageId,
        body_text: 'Thank you.',
        body_html: '<p>Thank you.</p>',
        template: young.template,
      },
    ]);
  });

  it('erases cards of finished checkouts from the card provider’s sandbox', async () => {
    await walk.db.execute(
      `INSERT INTO payment_sandbox.card_token (token, brand, last4, behaviour, expires_at)
       VALUES ($1, 'Visa', '4242', 'approve', now() - interval '25 hours')`,
      [randomUUID()],
    );
    await aReadyCart(walk);
    await walk.shop.sandbox.token();
    expect(
      await walk.db.query(
        "SELECT 1 FROM payment_sandbox.card_token WHERE expires_at < now() - interval '1 day'",
      ),
    ).toEqual([]);
  });
});
