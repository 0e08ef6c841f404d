import { randomUUID } from 'node:crypto';

import {
  cancelOwnReturn,
  cancelReturn,
  getAdminOrder,
  getOwnReturns,
  requestOwnReturn,
  startReturn,
} from '@simpletread/contract';
import { priceReturn } from '@simpletread/domain';
import sharp from 'sharp';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aDeliveredOrder } from '../../../test/builders/index.js';
import { brokenInvariants, send, type ShopApp, startShopApp } from '../../../test/index.js';
import { type SignedInCustomer, signedInCustomers } from '../../../test/sso/signed-in-customers.js';
import { codeOf, returnCalls } from './testing/return-calls.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

describe('the desk of returns', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;
  let signIn: ReturnType<typeof signedInCustomers>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = returnCalls(app);
    signIn = signedInCustomers(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const aReturn = async (setup: Parameters<typeof aDeliveredOrder>[1] = {}) => {
    const placed = await aDeliveredOrder(app, setup);
    const [own] = (await calls.request(placed.orderNumber, [1])).returns;
    const returnNumber = own?.returnNumber ?? '';
    return { ...placed, returnNumber, returnId: await calls.idOf(returnNumber) };
  };
  const picture = async () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#fbca0c' } })
      .withMetadata({ exif: { IFD0: { Make: 'SecretCam' } } })
      .jpeg()
      .toBuffer();
  const jpeg = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

  it('lists what waits for it, the nearest promise first, and finds by number, name and state', async () => {
    const older = await aReturn({ shipTo: { firstName: 'Theo', lastName: 'Marsh' } });
    const newer = await aReturn();
    const move = (id: string, interval: string) =>
      app.db.execute(
        'UPDATE orders.tire_return SET requested_at = requested_at - $2::interval WHERE id = $1',
        [id, interval],
      );
    await move(older.returnId, '25 hours');
    const waiting = await calls.list({ waitsFor: 'answer' });
    expect(waiting[0]).toMatchObject({ id: older.returnId, waitsFor: 'answer', customerName: 'Theo Marsh' });
    const ids = async (filter: object) => (await calls.list(filter)).map(({ id }) => id);
    expect(await ids({ isOverdue: true })).toEqual([older.returnId]);
    expect(await ids({ q: newer.returnNumber })).toEqual([newer.returnId]);
    expect(await ids({ q: older.orderNumber })).toEqual([older.returnId]);
    expect(await ids({ q: 'theo marsh' })).toEqual([older.returnId]);
    expect(await ids({ orderId: newer.orderId, state: ['requested'], reason: 'changed-mind' })).toEqual([
      newer.returnId,
    ]);
    expect(await ids({ waitsFor: 'refund' })).toEqual([]);
  });

  it('is closed to roles without returns', async () => {
    const { returnId } = await aReturn();
    expect(await codeOf(calls.shown(returnId, 'grant'))).toBe('access.refused');
    expect(await codeOf(calls.approve(returnId, { version: 1, who: 'grant' }))).toBe('access.refused');
  });

  it('shows pictures drawn anew, at most four, and tells unreadable and large ones [R5.15] [R3.18]', async () => {
    const { orderNumber, returnNumber, returnId } = await aReturn();
    const add = (bytes: Uint8Array, type = 'image/jpeg') =>
      codeOf(calls.addPicture(orderNumber, returnNumber, new Blob([new Uint8Array(bytes)], { type })));
    const bytes = await picture();
    expect(await add(Buffer.alloc(1_048_577))).toBe('return.pictureTooLarge');
    expect(await add(Buffer.from('%PDF-1.7'), 'application/pdf')).toBe('return.pictureType');
    expect(await add(bytes.subarray(0, bytes.byteLength / 2))).toBe('return.pictureUnreadable');
    expect(await add(bytes, 'image/png')).toBe('return.pictureUnreadable');
    for (const nth of [1, 2, 3, 4]) expect([nth, await add(bytes)]).toEqual([nth, 'ok']);
    expect(await add(bytes)).toBe('return.tooManyPictures');
    const { pictures } = await calls.shown(returnId);
    const reply = await send(
      `${app.url}/admin/returns/${returnId}/pictures/${pictures[0]?.id ?? ''}`,
      as('robin'),
    );
    const stored = Buffer.from(await reply.arrayBuffer());
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(stored.toString('latin1')).not.toMatch(/SecretCam|Exif/);
    await calls.approve(returnId);
    expect(await codeOf(calls.addPicture(orderNumber, returnNumber, jpeg(bytes)))).not.toBe('ok');
  });

  it('starts and cancels a return for a buyer who calls', async () => {
    const { orderId, orderNumber } = await aDeliveredOrder(app);
    const { lines } = await calls.open(orderNumber);
    const chosen = lines.map((line) => ({ ...line, quantity: line.returnable }));
    const start = async () => {
      const order = await app.client.call(getAdminOrder, { params: { id: orderId } }, as('robin'));
      return order.actions.find(({ id: action }) => action === 'return');
    };
    expect(await start()).toMatchObject({ isAllowed: true, until: expect.any(String) });
    const body = {
      lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
      reason: 'late' as const,
      comments: 'Called at noon',
      isUnused: true,
      expectedRefundInCents: priceReturn(chosen).refundInCents,
    };
    const started = await app.client.call(
      startReturn,
      { params: { id: orderId }, body },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
    expect(started.returns[0]).toMatchObject({ state: 'requested', reason: 'late' });
    expect(await start()).toMatchObject({
      isAllowed: false,
      reason: 'All tires of this order are in a return or already returned.',
    });
    const id = await calls.idOf(started.returns[0]?.returnNumber ?? '');
    const cancelled = await app.client.call(
      cancelReturn,
      { params: { id }, body: { version: 1, reason: 'They keep them' } },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
    expect(cancelled).toMatchObject({ state: 'cancelled' });
    expect(await start()).toMatchObject({ isAllowed: true });
  });

  describe('of an account', () => {
    let dana: SignedInCustomer;
    beforeAll(async () => {
      dana = await signIn();
    });
    const own = async ({ accountId }: SignedInCustomer = dana) => {
      const placed = await aDeliveredOrder(app);
      await app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [
        placed.orderId,
        accountId,
      ]);
      return placed;
    };
    const read = (orderNumber: string, { headers } = dana) =>
      app.client.call(getOwnReturns, { params: { orderNumber } }, { headers });

    it('is requested and cancelled by its customer, and by no other', async () => {
      const { orderNumber } = await own();
      const { lines } = await read(orderNumber);
      const chosen = lines.map((line) => ({ ...line, quantity: 4 }));
      const body = {
        lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
        reason: 'changed-mind' as const,
        comments: '',
        isUnused: true,
        expectedRefundInCents: priceReturn(chosen).refundInCents,
      };
      const request = ({ headers }: SignedInCustomer) =>
        app.client.call(
          requestOwnReturn,
          { params: { orderNumber }, body },
          { headers, idempotencyKey: randomUUID() },
        );
      const stranger = await signIn();
      expect(await codeOf(request(stranger))).toBe('record.missing');
      expect(await codeOf(read(orderNumber, stranger))).toBe('record.missing');
      const [requested] = (await request(dana)).returns;
      const cancel = ({ headers }: SignedInCustomer) =>
        app.client.call(
          cancelOwnReturn,
          { params: { orderNumber, returnNumber: requested?.returnNumber ?? '' } },
          { headers, idempotencyKey: randomUUID() },
        );
      expect(await codeOf(cancel(stranger))).toBe('record.missing');
      expect((await cancel(dana)).returns[0]).toMatchObject({ state: 'cancelled' });
    });
  });
});
