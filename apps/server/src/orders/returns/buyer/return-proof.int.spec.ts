import { randomUUID } from 'node:crypto';

import {
  addTrackedReturnPicture,
  appealTrackedReturn,
  askTrackingCode,
  cancelOwnReturn,
  cancelTrackedReturn,
  openTrackedReturns,
  requestTrackedReturn,
} from '@simpletread/contract';
import { cents } from '@simpletread/domain';

import { aDeliveredOrder } from '../../../../test/builders/index.js';
import { eventually, type ShopApp, startShopApp } from '../../../../test/index.js';
import { signedInCustomers } from '../../../../test/sso/signed-in-customers.js';
import { CartsModule } from '../../../carts/carts.module.js';
import { SsoModule } from '../../../sso/sso.module.js';
import { anOrderCode } from '../../tracking/testing/order-code.js';
import { AddReturnPicture } from '../pictures/add-return-picture.js';
import { aPicture } from '../testing/a-picture.js';
import { codeOf, returnCalls, ZIP } from '../testing/return-calls.js';
import { FindReturn } from './find-return.js';

const fourTimes = (code: string) => [code, code, code, code];

describe('whoever knows an order’s number and ZIP code', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = returnCalls(app);
  });
  afterAll(() => app.close());

  const aReturn = async (email: string) => {
    const placed = await aDeliveredOrder(app, { shipTo: { email } });
    const [own] = (await calls.request(placed.orderNumber, [1])).returns;
    return { ...placed, returnNumber: own?.returnNumber ?? '' };
  };
  const giveTo = (accountId: string, orderId: string) =>
    app.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [orderId, accountId]);

  interface Known {
    readonly orderNumber: string;
    readonly returnNumber: string;
    readonly code?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  const read = ({ orderNumber, code }: Omit<Known, 'returnNumber'>) =>
    app.client.call(openTrackedReturns, { body: { orderNumber, zip: ZIP, code } });

  /** Tries to request, cancel and appeal a return and to add a picture to it. */
  const tryAll = async ({ orderNumber, returnNumber, code, headers = {} }: Known) => {
    const proof = { orderNumber, zip: ZIP, code };
    const params = { returnNumber };
    const once = () => ({ headers, idempotencyKey: randomUUID() });
    const picture = new Blob([new Uint8Array(9)], { type: 'image/jpeg' });
    const request = {
      ...proof,
      lines: [{ lineId: randomUUID(), quantity: 1 }],
      reason: 'changed-mind' as const,
      comments: '',
      isUnused: true,
      expectedRefundInCents: cents(1),
    };
    return [
      await codeOf(app.client.call(requestTrackedReturn, { body: request }, once())),
      await codeOf(app.client.call(cancelTrackedReturn, { params, body: proof }, once())),
      await codeOf(app.client.call(appealTrackedReturn, { params, body: { ...proof, text: 'No.' } }, once())),
      await codeOf(
        app.client.call(addTrackedReturnPicture, { params, body: { ...proof, picture } }, { headers }),
      ),
    ];
  };
  const ask = (orderNumber: string, zip = ZIP) =>
    app.client.call(askTrackingCode, { body: { orderNumber, zip, isForChanges: true } });
  const codesTo = async (email: string): Promise<readonly string[]> => {
    const rows = await app.db.query<{ text: string }>(
      `SELECT body_text AS text FROM platform.message WHERE recipient = $1 AND template = 'tracking-code'`,
      [email],
    );
    return rows.map(({ text }) => /^[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '');
  };

  it('reads the returns of an account’s order, but only its owner’s session changes them', async () => {
    const signIn = signedInCustomers(app);
    const [owner, stranger] = [await signIn(), await signIn()];
    const { orderNumber, orderId, returnNumber } = await aReturn('owned@example.com');
    const code = await anOrderCode(app, orderNumber);
    await giveTo(owner.accountId, orderId);
    expect(await read({ orderNumber })).toMatchObject({
      changesNeed: 'signIn',
      returns: [{ state: 'requested' }],
    });
    const known = { orderNumber, returnNumber };
    const refused = fourTimes('order.signInNeeded');
    expect(await tryAll(known)).toEqual(refused);
    expect(await tryAll({ ...known, headers: stranger.headers })).toEqual(refused);
    expect(await tryAll({ ...known, code })).toEqual(refused);
    const cancel = (headers: Readonly<Record<string, string>>) =>
      app.client.call(cancelOwnReturn, { params: known }, { headers, idempotencyKey: randomUUID() });
    expect(await codeOf(cancel(stranger.headers))).toBe('record.missing');
    expect((await read({ orderNumber })).returns).toMatchObject([{ state: 'requested', pictureCount: 0 }]);
    expect((await cancel(owner.headers)).returns).toMatchObject([{ state: 'cancelled' }]);
  });

  it('reads the returns of a guest’s order, and changes them only with the code from its mailbox', async () => {
    const { orderNumber, returnNumber } = await aReturn('guest.code@example.com');
    const known = { orderNumber, returnNumber };
    expect(await read({ orderNumber })).toMatchObject({ changesNeed: 'code', returns: [{}] });
    expect(await tryAll(known)).toEqual(fourTimes('order.changeCodeNeeded'));
    const other = await aReturn('other.code@example.com');
    const foreign = await anOrderCode(app, other.orderNumber);
    for (const code of ['4K7Q-9M2X', 'no code', foreign])
      expect(await tryAll({ ...known, code })).toEqual(fourTimes('order.codeWrong'));
    await app.db.execute(
      'DELETE FROM orders.tracking_code WHERE order_id = (SELECT id FROM orders."order" WHERE number = $1)',
      [orderNumber],
    );
    await ask(orderNumber);
    await eventually(async () => expect(await codesTo('guest.code@example.com')).toHaveLength(1));
    const [code = ''] = await codesTo('guest.code@example.com');
    expect(await read({ orderNumber, code })).toMatchObject({ changesNeed: null });
    const cancelled = await app.client.call(
      cancelTrackedReturn,
      { params: { returnNumber }, body: { orderNumber, zip: ZIP, code: code.toLowerCase() } },
      { idempotencyKey: randomUUID() },
    );
    expect(cancelled).toMatchObject({ changesNeed: null, returns: [{ state: 'cancelled' }] });
    await app.db.execute('UPDATE orders.tracking_code SET expires_at = clock_timestamp()');
    expect(await tryAll({ ...known, code })).toEqual(fourTimes('order.codeWrong'));
  });

  it('adds no picture once an account has claimed the order while the picture was drawn', async () => {
    const { orderId, returnNumber } = await aReturn('drawn@example.com');
    const returnId = await app.get(FindReturn).inOrder(orderId, returnNumber);
    const isTheirs = () => false;
    expect(await app.get(AddReturnPicture).run({ returnId, isTheirs }, await aPicture())).toMatchObject({
      ok: false,
      fault: { code: 'record.missing' },
    });
  });

  it('causes no code for an account’s order or a wrong pair, and gets the same answer', async () => {
    const owner = await signedInCustomers(app)();
    const owned = await aReturn('silent.owner@example.com');
    await giveTo(owner.accountId, owned.orderId);
    const guest = await aReturn('silent.guest@example.com');
    const last = await aReturn('asked.last@example.com');
    await app.db.execute('DELETE FROM orders.tracking_code');
    expect([await ask(owned.orderNumber), await ask(guest.orderNumber, '10101')]).toEqual([{}, {}]);
    await ask(last.orderNumber);
    await eventually(async () => expect(await codesTo('asked.last@example.com')).toHaveLength(1));
    expect(await codesTo('silent.owner@example.com')).toEqual([]);
    expect(await codesTo('silent.guest@example.com')).toEqual([]);
  });
});
