import { randomUUID } from 'node:crypto';

import {
  addCustomerNote,
  askForErasure,
  askForExport,
  cancelErasure,
  getAdminOrder,
  getCustomer,
  getOwnPrivacy,
  listCustomers,
} from '@simpletread/contract';

import { aPlacedOrder } from '../../../test/builders/index.js';
import { brokenInvariants } from '../../../test/index.js';
import { ChainRepository } from '../../platform/audit/index.js';
import { RunErasure } from './run-erasure.js';
import {
  AS_ALEX,
  deliver,
  endGrace,
  type PrivacyWalk,
  type KnownCustomer,
  aKnownCustomer,
  startPrivacyWalk,
  sweepUntil,
  whereabouts,
} from '../../../test/sso/privacy-walk.js';

describe('being forgotten', () => {
  let walk: PrivacyWalk;
  beforeAll(async () => {
    walk = await startPrivacyWalk();
  });
  afterAll(() => walk.close());

  const ask = (
    { headers, password }: KnownCustomer,
    body: { password?: string; confirmation?: string } = {},
  ) =>
    walk.client.call(
      askForErasure,
      { body: { password, confirmation: 'ERASE', ...body } },
      { headers, idempotencyKey: randomUUID() },
    );
  const ownPrivacy = ({ headers }: KnownCustomer) => walk.client.call(getOwnPrivacy, {}, { headers });
  const needles = ({ email, phone, name, street }: KnownCustomer) => [email, phone, name, street];

  it('leaves nothing of the person in any column of the database, and the books as they were', async () => {
    const person = await aKnownCustomer(walk);
    await walk.client.call(askForExport, {}, { headers: person.headers, idempotencyKey: randomUUID() });
    await ask(person);
    await deliver(walk, person.orderId);
    expect((await whereabouts(walk, needles(person))).length).toBeGreaterThan(12);
    const books = () =>
      walk.db.query(
        `SELECT o.number, o.total_in_cents, o.city, o.zip, (SELECT sum(abs(e.amount_in_cents)) FROM orders.ledger_entry e
         JOIN orders.ledger_transaction t ON t.id = e.transaction_id WHERE t.order_id = o.id) AS booked
         FROM orders."order" o WHERE o.id = $1`,
        [person.orderId],
      );
    const before = await books();
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'erased');
    expect(await whereabouts(walk, needles(person))).toEqual([]);
    expect(await books()).toEqual(before);
    expect(await walk.get(ChainRepository).breaks(walk.db)).toEqual([]);
    expect(await brokenInvariants(walk.databaseUrl)).toEqual([]);
    const row = await walk.db.one(
      `SELECT (SELECT count(*)::int FROM platform.outbox_event WHERE type = 'identity.accountErased' AND aggregate_id = $1::text) AS events,
        (SELECT count(*)::int FROM identity.oidc_record WHERE account_id = $1::uuid) AS sessions,
        (SELECT count(*)::int FROM identity.passkey WHERE account_id = $1::uuid) AS passkeys,
        (SELECT erased_at IS NOT NULL FROM identity.account WHERE id = $1::uuid) AS is_erased`,
      [person.accountId],
    );
    expect(row).toEqual({ events: 1, sessions: 0, passkeys: 0, is_erased: true });
    await expect(ownPrivacy(person)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('still shows staff the order, without personal data', async () => {
    const person = await aKnownCustomer(walk);
    await ask(person);
    await deliver(walk, person.orderId);
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'erased');
    const order = await walk.client.call(
      getAdminOrder,
      { params: { id: person.orderId } },
      { headers: AS_ALEX },
    );
    expect(JSON.stringify(order)).not.toContain(person.name);
    expect(order.timeline.map(({ title, actorName }) => [title, actorName]).sort()).toEqual([
      ['Added to the customer’s account', null],
      ['Note', 'Alex Novak'],
      ['Order placed', null],
    ]);
  });

  it('leaves staff the page of an erased customer, and another one for what a second spelling bought', async () => {
    const person = await aKnownCustomer(walk);
    const spelling = person.email.replace('@', '+tires@');
    await aPlacedOrder(walk.shop, { shipTo: { email: spelling, firstName: 'Quirin' } });
    await ask(person);
    await walk.db.execute(
      `UPDATE orders."order" SET state = 'delivered', delivered_at = now() WHERE state <> 'delivered'`,
    );
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'erased');
    const read = (id: string) => walk.client.call(getCustomer, { params: { id } }, { headers: AS_ALEX });
    expect(await read(person.customerId)).toMatchObject({
      name: '',
      email: '',
      erasedAt: expect.any(String),
      contact: { emails: [], phones: [], address: [] },
      orders: [],
      accounts: [],
      notes: [],
    });
    const late = walk.client.call(
      addCustomerNote,
      { params: { id: person.customerId }, body: { text: 'Called again' } },
      { headers: AS_ALEX, idempotencyKey: randomUUID() },
    );
    await expect(late).rejects.toMatchObject({ code: 'customer.erased' });
    const [other] = await walk.client.call(
      listCustomers,
      { query: { filter: JSON.stringify({ q: spelling }) } },
      { headers: AS_ALEX },
    );
    expect(other).toMatchObject({ email: spelling, orderCount: 1 });
    expect(await read(other?.id ?? '')).toMatchObject({ notes: [] });
  });

  it('waits for open orders and refunds, names them, and continues when they are settled', async () => {
    const person = await aKnownCustomer(walk);
    expect((await ownPrivacy(person)).blocks).toEqual([{ reason: 'openOrder', count: 1 }]);
    await ask(person);
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'blocked');
    expect((await ownPrivacy(person)).erasure).toMatchObject({
      state: 'blocked',
      blockedBy: [{ reason: 'openOrder', count: 1 }],
      canCancel: true,
    });
    expect((await walk.mailTo(person.email))?.template).toBe('privacy-erasure-waits');
    await deliver(walk, person.orderId);
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'erased');
    expect(await whereabouts(walk, needles(person))).toEqual([]);
  });

  it('needs the password and the word, once at a time', async () => {
    const person = await aKnownCustomer(walk);
    await expect(ask(person, { password: 'not it, not it' })).rejects.toMatchObject({
      code: 'account.currentPasswordWrong',
    });
    await expect(ask(person, { confirmation: 'yes' })).rejects.toMatchObject({
      code: 'privacy.notConfirmed',
    });
    expect((await ownPrivacy(person)).erasure).toBeNull();
    const asked = await ask(person);
    expect(asked.state).toBe('pending');
    expect(Date.parse(asked.dueAt) - Date.parse(asked.askedAt)).toBe(14 * 24 * 60 * 60_000);
    await expect(ask(person)).rejects.toMatchObject({ code: 'privacy.requestOpen' });
  });

  it('can be taken back in its days of grace, and nothing is erased then', async () => {
    const person = await aKnownCustomer(walk);
    const write = () => ({ headers: person.headers, idempotencyKey: randomUUID() });
    await ask(person);
    expect((await walk.client.call(cancelErasure, {}, write())).state).toBe('cancelled');
    await expect(walk.client.call(cancelErasure, {}, write())).rejects.toMatchObject({
      code: 'privacy.cannotCancel',
    });
    await endGrace(walk, person.accountId);
    await walk.get(RunErasure).run((await ownPrivacy(person)).exports[0]?.id ?? randomUUID());
    expect((await ownPrivacy(person)).erasure).toBeNull();
    expect(await whereabouts(walk, [person.email])).not.toEqual([]);
  });

  it('does not begin early', async () => {
    const person = await aKnownCustomer(walk);
    const { id } = await ask(person);
    await walk.get(RunErasure).run(id);
    expect((await ownPrivacy(person)).erasure?.state).toBe('pending');
  });
});
