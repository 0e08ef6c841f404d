import { getReturnFigures } from '@simpletread/contract';
import type { FigurePeriod } from '@simpletread/domain';

import { CartsModule } from '../../carts/carts.module.js';
import { codeOf, returnCalls } from '../../orders/returns/testing/return-calls.js';
import { aDeliveredOrder, aTire } from '../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../test/index.js';
import { InsightModule } from '../insight.module.js';

const ROBIN = { headers: { authorization: 'Bearer robin' } };

describe('figures of returns', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;
  let tireId: string;

  const figures = (period: FigurePeriod = 'month') =>
    app.client.call(getReturnFigures, { query: { period } }, ROBIN);
  /** Moves the moments of a return to so many hours before now. */
  const moved = (returnId: string, hoursAgo: Readonly<Record<string, number>>) =>
    Promise.all(
      Object.entries(hoursAgo).map(([column, hours]) =>
        app.db.execute(
          `UPDATE orders.tire_return SET
             requested_at = CASE WHEN $2 = 'requested_at' THEN now() - make_interval(hours => $3) ELSE requested_at END,
             answered_at = CASE WHEN $2 = 'answered_at' THEN now() - make_interval(hours => $3) ELSE answered_at END,
             received_at = CASE WHEN $2 = 'received_at' THEN now() - make_interval(hours => $3) ELSE received_at END,
             refunded_at = CASE WHEN $2 = 'refunded_at' THEN now() - make_interval(hours => $3) ELSE refunded_at END
           WHERE id = $1`,
          [returnId, column, hours],
        ),
      ),
    );
  const requested = async (quantity: number, ago = '2 days') => {
    const { orderNumber } = await aDeliveredOrder(app, { tireId, ago });
    const [own] = (await calls.request(orderNumber, [quantity])).returns;
    const returnNumber = own?.returnNumber ?? '';
    return { orderNumber, returnNumber, returnId: await calls.idOf(returnNumber) };
  };
  const refunded = async (quantity: number) => {
    const { returnId } = await requested(quantity);
    await calls.approve(returnId);
    await calls.receive(returnId, (lineIds) =>
      lineIds.flatMap((lineId) => [
        { lineId, condition: 'as-new' as const, quantity: quantity - 1 },
        { lineId, condition: 'damaged' as const, quantity: 1 },
      ]),
    );
    await calls.settle(returnId);
    await eventually(async () => expect((await calls.shown(returnId)).state).toBe('refunded'));
    return returnId;
  };

  beforeEach(async () => {
    app = await startShopApp({
      modules: [CartsModule, InsightModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    const row = await app.db.one<{ now: Date }>('SELECT now() AS now');
    app.clock.set(row?.now.toISOString() ?? '');
    calls = returnCalls(app);
    ({ tireId } = await aTire(app.db, { stock: { CAR: 40 } }));
  });
  afterEach(() => app.close());

  it('are zeros and no shares in a shop where nothing came back', async () => {
    expect(await figures()).toMatchObject({
      returns: 0,
      tires: 0,
      delivered: { delivered: 0, returned: 0 },
      answers: { due: 0, kept: 0 },
      refunds: { due: 0, kept: 0 },
      medianRefundHours: null,
      refundedInCents: 0,
      contacts: [],
      cancellations: [],
      byReason: [],
      byLine: [],
      byShop: [],
      byWarehouse: [],
    });
  });

  it('count reasons, tires, money and kept promises; a denied or cancelled return is no returned tire', async () => {
    const quick = await refunded(4);
    await moved(quick, { requested_at: 40, answered_at: 30, received_at: 20, refunded_at: 10 });
    const slow = await refunded(2);
    await moved(slow, { requested_at: 47, answered_at: 10 });
    const late = await requested(1);
    await moved(late.returnId, { requested_at: 25 });
    const denied = await requested(1);
    await calls.deny(denied.returnId, 'The tires are mounted.');
    const dropped = await requested(3);
    await calls.cancel(dropped.orderNumber, dropped.returnNumber);
    const money = await Promise.all([quick, slow].map(async (id) => (await calls.shown(id)).money));

    const shown = await figures();
    expect(shown).toMatchObject({
      returns: 5,
      tires: 11,
      delivered: { delivered: 20, returned: 7 },
      // In time: the quick one and the denied one. Late: the slow one, and the one that still waits.
      answers: { due: 4, kept: 2 },
      refunds: { due: 2, kept: 2 },
      refundedInCents: money.reduce((sum, { refundInCents }) => sum + refundInCents, 0),
      handlingInCents: money.reduce((sum, { feeInCents }) => sum + feeInCents, 0),
      byReason: [{ reason: 'changed-mind', returns: 5, tires: 11 }],
      byLine: [{ delivered: 20, returned: 7 }],
      byWarehouse: [{ warehouse: 'CAR', received: 6, restocked: 4 }],
    });
    expect(shown.medianRefundHours).toBeGreaterThan(4.9);
    expect(shown.medianRefundHours).toBeLessThan(5.1);
    expect(shown.byWeek.reduce((sum, { returns }) => sum + returns, 0)).toBe(5);
  });

  it('are of the chosen period only', async () => {
    const { returnId } = await requested(4, '20 days');
    await moved(returnId, { requested_at: 24 * 40 });
    expect(await figures('month')).toMatchObject({ returns: 0 });
    expect(await figures('quarter')).toMatchObject({ returns: 1, tires: 4 });
  });

  it('count what customers asked for, without what the system did, and the reasons that buyers chose', async () => {
    const { orderNumber } = await requested(2);
    const step = (type: string, actor: string, data: object = {}, ago = '1 day') =>
      app.db.execute(
        `INSERT INTO orders.order_event (id, order_id, at, type, actor_kind, data)
         SELECT gen_random_uuid(), id, now() - $5::interval, $2, $3, $4 FROM orders."order" WHERE number = $1`,
        [orderNumber, type, actor, JSON.stringify(data), ago],
      );
    await step('OrderCancelled', 'guest', { reason: 'I changed my mind' });
    await step('OrderCancelled', 'staff', { reason: 'Called at 9:10' });
    await step('OrderCancelled', 'system', { reason: 'Nobody collected the tires' });
    await step('OrderCancelled', 'customer', { reason: 'Swapped for other tires', replacedBy: '4K7QZ9M2XA' });
    await step('OrderChanged', 'staff');
    await step('TiresRemoved', 'customer');
    await step('ReceivingChanged', 'customer');
    await step('AppointmentMoved', 'customer', {}, '40 days');

    expect(await figures('month')).toMatchObject({
      contacts: [
        { reason: 'change', requests: 4, byThemselves: 3 },
        { reason: 'cancellation', requests: 2, byThemselves: 1 },
        { reason: 'return', requests: 1 },
      ],
      cancellations: [{ reason: 'I changed my mind', orders: 1 }],
    });
  });

  it('are for staff who see returns', async () => {
    const asked = app.client.call(
      getReturnFigures,
      { query: {} },
      { headers: { authorization: 'Bearer grant' } },
    );
    expect(await codeOf(asked)).toBe('access.refused');
  });
});
