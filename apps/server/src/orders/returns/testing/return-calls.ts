import { randomUUID } from 'node:crypto';

import {
  addTrackedReturnPicture,
  type AdminReturn,
  appealTrackedReturn,
  approveReturn,
  type CallInput,
  cancelTrackedReturn,
  ContractError,
  denyReturn,
  getAdminReturn,
  listReturns,
  openTrackedReturns,
  type OrderReturns,
  receiveReturn,
  requestTrackedReturn,
  settleReturn,
} from '@simpletread/contract';
import { handlingDueAgain, priceReturn } from '@simpletread/domain';

import type { ShopApp } from '../../../../test/index.js';
import { anOrderCode } from '../../tracking/testing/order-code.js';

export const ZIP = '19147';
const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

type Tires = CallInput<typeof receiveReturn>['body']['tires'];

/** The code of a refusal, or `ok`. */
export const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
  );

/** The calls of a guest who returns tires, and of the staff who handle it. */
export const returnCalls = (app: ShopApp) => {
  const proofOf = async (orderNumber: string) => ({
    orderNumber,
    zip: ZIP,
    code: await anOrderCode(app, orderNumber),
  });
  const open = (orderNumber: string): Promise<OrderReturns> =>
    app.client.call(openTrackedReturns, { body: { orderNumber, zip: ZIP } });
  const request = async (
    orderNumber: string,
    quantities: readonly number[],
    change: Partial<CallInput<typeof requestTrackedReturn>['body']> = {},
    key = randomUUID(),
  ): Promise<OrderReturns> => {
    const { lines, waivedHandling } = await open(orderNumber);
    const chosen = lines.map((line, at) => ({ ...line, quantity: quantities[at] ?? 0 }));
    const isPossible = chosen.every(({ quantity, takenBack, bought }) => takenBack + quantity <= bought);
    const expectedRefundInCents = isPossible
      ? priceReturn(chosen, { dueAgain: handlingDueAgain(waivedHandling, chosen) }).refundInCents
      : 0;
    const body = {
      ...(await proofOf(orderNumber)),
      lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
      reason: 'changed-mind' as const,
      comments: '',
      isUnused: true,
      expectedRefundInCents,
      ...change,
    };
    return app.client.call(requestTrackedReturn, { body }, { idempotencyKey: key });
  };
  const cancel = async (orderNumber: string, returnNumber: string) =>
    app.client.call(
      cancelTrackedReturn,
      { params: { returnNumber }, body: await proofOf(orderNumber) },
      { idempotencyKey: randomUUID() },
    );
  const appeal = async (orderNumber: string, returnNumber: string, text: string) =>
    app.client.call(
      appealTrackedReturn,
      { params: { returnNumber }, body: { ...(await proofOf(orderNumber)), text } },
      { idempotencyKey: randomUUID() },
    );
  const addPicture = async (orderNumber: string, returnNumber: string, picture: Blob) =>
    app.client.call(addTrackedReturnPicture, {
      params: { returnNumber },
      body: { ...(await proofOf(orderNumber)), picture },
    });
  const shown = (id: string, who = 'robin'): Promise<AdminReturn> =>
    app.client.call(getAdminReturn, { params: { id } }, as(who));
  const list = (
    filter: NonNullable<CallInput<typeof listReturns>['query']['filter']> | object,
    who = 'robin',
  ) => app.client.call(listReturns, { query: { filter: JSON.stringify(filter) } }, as(who));
  const idOf = async (returnNumber: string): Promise<string> => {
    const row = await app.db.one<{ id: string }>('SELECT id FROM orders.tire_return WHERE number = $1', [
      Number(returnNumber.slice(3)),
    ]);
    return row?.id ?? '';
  };
  const approve = async (id: string, { version, who = 'robin' }: { version?: number; who?: string } = {}) =>
    app.client.call(
      approveReturn,
      { params: { id }, body: { version: version ?? (await shown(id)).version } },
      { ...as(who), idempotencyKey: randomUUID() },
    );
  const deny = async (id: string, reason: string) =>
    app.client.call(
      denyReturn,
      { params: { id }, body: { version: (await shown(id)).version, reason } },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
  const receive = async (id: string, tires: (lineIds: readonly string[]) => Tires) => {
    const { version, lines } = await shown(id);
    const body = { version, warehouseCode: 'CAR', tires: tires(lines.map(({ lineId }) => lineId)) };
    return app.client.call(
      receiveReturn,
      { params: { id }, body },
      { ...as('robin'), idempotencyKey: randomUUID() },
    );
  };
  const settle = async (id: string, change: { who?: string; key?: string; note?: string } = {}) => {
    const { version, money } = await shown(id);
    const body = { version, expectedRefundInCents: money.refundInCents, note: change.note ?? '' };
    return app.client.call(
      settleReturn,
      { params: { id }, body },
      { ...as(change.who ?? 'robin'), idempotencyKey: change.key ?? randomUUID() },
    );
  };
  return { open, request, cancel, appeal, addPicture, shown, list, idOf, approve, deny, receive, settle };
};
