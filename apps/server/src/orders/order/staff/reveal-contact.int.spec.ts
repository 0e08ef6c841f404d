import { getAdminOrder, listAudit, revealContact } from '@simpletread/contract';

import { CartsModule } from '../../../carts/carts.module.js';
import { aPlacedOrder } from '../../../../test/builders/index.js';
import { type ShopApp, startShopApp } from '../../../../test/index.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const STRICT = 8;

describe('the contact of an order, masked for most', () => {
  let app: ShopApp;
  let placed: Awaited<ReturnType<typeof aPlacedOrder>>;
  beforeEach(async () => {
    app = await startShopApp({
      modules: [CartsModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: String(STRICT) },
    });
    placed = await aPlacedOrder(app, { shipTo: { email: 'uma.unger@mail.com', address2: 'Unit 2' } });
  });
  afterEach(() => app.close());

  const reveal = (who: string, reason = 'The shop cannot reach the buyer', id = placed.orderId) =>
    app.client.call(revealContact, { params: { id }, body: { reason } }, as(who));
  const kept = () =>
    app.db.query(
      "SELECT actor_name, after FROM platform.audit_row WHERE subject_id = $1 AND action = 'order.reveal-contact'",
      [placed.orderId],
    );

  it('is shown once for a reason, and the reveal is recorded without the contact itself', async () => {
    expect(await reveal('grant')).toMatchObject({
      email: 'uma.unger@mail.com',
      address1: '1214 Wharton St',
      address2: 'Unit 2',
    });
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        actor_name: 'Grant Kowalski',
        after: {
          reason: 'The shop cannot reach the buyer',
          shown: expect.arrayContaining(['email', 'phone', 'address1']),
        },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('uma.unger');
    const seen = await app.client.call(getAdminOrder, { params: { id: placed.orderId } }, as('grant'));
    expect(seen.customer.email).toBe('u•••@mail.com');
  });

  it('is not shown to a role without the right, without a reason, or of no order', async () => {
    await expect(reveal('robin')).rejects.toMatchObject({ code: 'access.refused' });
    await expect(reveal('grant', '   ')).rejects.toMatchObject({ statusCode: 400 });
    await expect(
      reveal('grant', 'Because I want to', '0198c0de-0000-7000-8000-00000000abcd'),
    ).rejects.toMatchObject({ code: 'record.missing' });
    expect(await kept()).toEqual([]);
  });

  it('is shown only so often a minute', async () => {
    const tries = await Promise.allSettled(Array.from({ length: STRICT + 2 }, () => reveal('grant')));
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'request.rateLimited' } });
    expect(await kept()).toHaveLength(tries.length - refused.length);
  });

  it('is found in the audit by the number of the order, however it is written', async () => {
    await reveal('grant');
    const { orderNumber } = placed;
    const [front, back] = [orderNumber.slice(0, 5), orderNumber.slice(5)];
    for (const q of [orderNumber, front.toLowerCase(), `Order ${front}-${back}`]) {
      const found = await app.client.call(
        listAudit,
        { query: { filter: JSON.stringify({ q }) } },
        as('alex'),
      );
      expect(found.map(({ action }) => action)).toContain('order.reveal-contact');
    }
  });
});
