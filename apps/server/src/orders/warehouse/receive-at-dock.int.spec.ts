import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  getAdminOrder,
  getDockReturn,
  listDockReturns,
  receiveAtDock,
} from '@simpletread/contract';

import { CartsModule } from '../../carts/carts.module.js';
import { SsoModule } from '../../sso/sso.module.js';
import { aDeliveredOrder, aTire } from '../../../test/builders/index.js';
import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { codeOf, returnCalls } from '../returns/testing/return-calls.js';

const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

type Receipt = CallInput<typeof receiveAtDock>['body'];

describe('a return at the dock', () => {
  let app: ShopApp;
  let calls: ReturnType<typeof returnCalls>;

  beforeAll(async () => {
    app = await startShopApp({
      modules: [CartsModule, SsoModule],
      env: { STRICT_RATE_LIMIT_PER_MINUTE: '10000' },
    });
    calls = returnCalls(app);
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const aReturn = async (quantity = 4) => {
    const { tireId, itemNumber } = await aTire(app.db, { stock: { CAR: 8 } });
    const placed = await aDeliveredOrder(app, { tireId });
    const [own] = (await calls.request(placed.orderNumber, [quantity])).returns;
    const returnNumber = own?.returnNumber ?? '';
    return { ...placed, tireId, itemNumber, returnNumber, returnId: await calls.idOf(returnNumber) };
  };
  const anApproved = async (quantity?: number) => {
    const asked = await aReturn(quantity);
    await calls.approve(asked.returnId);
    return asked;
  };
  const open = (returnNumber: string, who = 'omar') =>
    app.client.call(getDockReturn, { params: { returnNumber } }, as(who));
  const receive = (
    returnNumber: string,
    body: Receipt,
    { who = 'omar', key = randomUUID() as string } = {},
  ) =>
    app.client.call(receiveAtDock, { params: { returnNumber }, body }, { ...as(who), idempotencyKey: key });
  const availableOf = async (tireId: string) =>
    (
      await app.db.one<{ available: number }>(
        `SELECT available FROM catalogue.stock_level WHERE tire_id = $1 AND warehouse_code = 'CAR'`,
        [tireId],
      )
    )?.available;
  const receiptOf = async (returnNumber: string, change: Partial<Receipt> = {}): Promise<Receipt> => {
    const { version, lines } = await open(returnNumber);
    const [line] = lines;
    const lineId = line?.lineId ?? '';
    const tires: Receipt['tires'] = [
      { lineId, condition: 'as-new', quantity: 2 },
      { lineId, condition: 'used', quantity: 1 },
    ];
    return { version, warehouseCode: 'CAR', tires, wrongItems: [], ...change };
  };

  const shortReturns = async () =>
    (await app.db.query(`SELECT 1 FROM platform.alert WHERE kind = 'return.short'`)).length;

  it('opens by its label, with item numbers and without money or names', async () => {
    const { returnNumber, itemNumber } = await anApproved();
    const found = await open(`${returnNumber}-2`);
    expect(found).toMatchObject({ returnNumber, tires: 4, lines: [{ itemNumber, quantity: 4 }] });
    expect(JSON.stringify(found)).not.toMatch(/Okafor|InCents|@/);
    const listed = await app.client.call(listDockReturns, {}, as('omar'));
    expect(listed.map((row) => row.returnNumber)).toContain(returnNumber);
  });

  it('restocks what is as new, holds what was mounted, and records missing and wrong tires', async () => {
    const { returnNumber, returnId, orderId, tireId } = await anApproved();
    const before = await availableOf(tireId);
    const received = await receive(returnNumber, await receiptOf(returnNumber, { wrongItems: [424242] }));
    expect(received.isReceived).toBe(true);
    expect(await availableOf(tireId)).toBe((before ?? 0) + 2);
    expect(await calls.shown(returnId)).toMatchObject({
      state: 'received',
      receivedBy: 'Omar Reyes',
      receivedAtWarehouse: 'CAR',
    });
    const { timeline } = await app.client.call(getAdminOrder, { params: { id: orderId } }, as('robin'));
    const told = timeline.map(({ detail }) => detail).join('\n');
    expect(told).toContain('1 missing');
    expect(told).toContain('not part of this return: item 424242');
    const alerts = await app.db.query<{ subject: string; evidence: unknown }>(
      `SELECT subject, evidence FROM platform.alert WHERE kind = 'return.short' AND about_id = $1`,
      [returnId],
    );
    expect(alerts.map(({ subject }) => subject)).toEqual([`Return ${returnNumber}`]);
    expect(JSON.stringify(alerts)).toContain('3 of 4 tires');
  });

  it('is received once, by whoever is first', async () => {
    const { returnNumber, tireId } = await anApproved();
    const before = await availableOf(tireId);
    const receipt = await receiptOf(returnNumber);
    const alertsBefore = await shortReturns();
    const tried = await Promise.all(
      ['omar', 'kim', 'omar', 'kim'].map((who) => codeOf(receive(returnNumber, receipt, { who }))),
    );
    expect(await shortReturns()).toBe(alertsBefore + 1);
    expect(tried.sort()).toEqual(['dock.received', 'dock.received', 'dock.received', 'ok']);
    expect(await availableOf(tireId)).toBe((before ?? 0) + 2);
    expect(await codeOf(open(returnNumber))).toBe('dock.received');
  });

  it('takes no more tires than were asked for, and none of another return', async () => {
    const { returnNumber } = await anApproved(1);
    const { lines } = await open(returnNumber);
    const tires = (lineId: string, quantity: number) => [{ lineId, condition: 'as-new' as const, quantity }];
    const tooMany = await receiptOf(returnNumber, { tires: tires(lines[0]?.lineId ?? '', 2) });
    expect(await codeOf(receive(returnNumber, tooMany))).toBe('return.tooMany');
    const other = await receiptOf(returnNumber, { tires: tires(randomUUID(), 1) });
    expect(await codeOf(receive(returnNumber, other))).toBe('return.lineUnknown');
    const nowhere = await receiptOf(returnNumber, {
      warehouseCode: 'XXX',
      tires: tires(lines[0]?.lineId ?? '', 1),
    });
    expect(await codeOf(receive(returnNumber, nowhere))).toBe('warehouse.unknown');
  });

  it('waits until it is approved, and is closed to roles without the warehouse', async () => {
    const { returnNumber } = await aReturn();
    expect(await codeOf(open(returnNumber))).toBe('dock.notApproved');
    expect(await codeOf(open('RT-99999999'))).toBe('record.missing');
    expect(await codeOf(open(returnNumber, 'samir'))).toBe('access.refused');
  });
});
