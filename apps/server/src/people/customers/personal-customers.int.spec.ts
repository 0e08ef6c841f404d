import { randomUUID } from 'node:crypto';

import {
  addCustomerNote,
  askForErasure,
  type Customer,
  getCustomer,
  listCustomers,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { aPlacedOrder } from '../../../test/builders/index.js';
import {
  AS_ALEX,
  deliver,
  endGrace,
  aKnownCustomer,
  type KnownCustomer,
  type PrivacyWalk,
  startPrivacyWalk,
  sweepUntil,
  whereabouts,
} from '../../../test/sso/privacy-walk.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { PersonalData } from '../../platform/personal-data/index.js';
import { PersonalCustomers } from './personal-customers.js';

describe('the customers that a person is', () => {
  let walk: PrivacyWalk;
  beforeAll(async () => {
    walk = await startPrivacyWalk();
  });
  afterAll(() => walk.close());

  const named = async (email: string): Promise<string> => {
    const query = { filter: JSON.stringify({ q: email }) };
    const rows = await walk.client.call(listCustomers, { query }, { headers: AS_ALEX });
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  };
  const page = (id: string): Promise<Customer> =>
    walk.client.call(getCustomer, { params: { id } }, { headers: AS_ALEX });
  const note = (id: string, text: string) =>
    walk.client.call(
      addCustomerNote,
      { params: { id }, body: { text } },
      { headers: AS_ALEX, idempotencyKey: randomUUID() },
    );
  /** An order in the person’s account that was confirmed to another address. Returns the address’s customer. */
  const boughtUnder = async ({ accountId }: KnownCustomer, email: string): Promise<string> => {
    const { orderId } = await aPlacedOrder(walk.shop, { shipTo: { email, firstName: 'Quilla' } });
    await walk.db.execute('UPDATE orders."order" SET account_id = $2 WHERE id = $1', [orderId, accountId]);
    await deliver(walk, orderId);
    return named(email);
  };
  const notesIn = async (person: KnownCustomer): Promise<string> =>
    JSON.stringify(await walk.get(PersonalCustomers).collect(walk.db, person));
  const erased = async (person: KnownCustomer): Promise<void> => {
    await deliver(walk, person.orderId);
    await walk.client.call(
      askForErasure,
      { body: { password: person.password, confirmation: 'ERASE' } },
      { headers: person.headers, idempotencyKey: randomUUID() },
    );
    await endGrace(walk, person.accountId);
    await sweepUntil(walk, person.accountId, 'erased');
  };

  it('are erased and exported with every mailbox that only their orders have', async () => {
    const person = await aKnownCustomer(walk);
    const other = `quilla.at.work.${randomUUID()}@work.test`;
    const customerId = await boughtUnder(person, other);
    await note(customerId, 'Deliver to the loading dock.');
    expect(await notesIn(person)).toContain('loading dock');
    await erased(person);
    expect(await whereabouts(walk, [other, 'loading dock'])).toEqual([]);
    expect(await page(customerId)).toMatchObject({ erasedAt: expect.any(String) as string, notes: [] });
  });

  it('leave out a mailbox that somebody else has too: its notes are neither exported nor erased', async () => {
    const person = await aKnownCustomer(walk);
    const relative = `relative.${randomUUID()}@mail.test`;
    await aPlacedOrder(walk.shop, { shipTo: { email: relative, firstName: 'Ravi' } });
    const customerId = await boughtUnder(person, relative);
    await note(customerId, 'Ravi is hard of hearing.');
    expect(await notesIn(person)).not.toContain('Ravi');
    await erased(person);
    expect(await page(customerId)).toMatchObject({
      email: relative,
      orderCount: 1,
      erasedAt: null,
      notes: [{ text: 'Ravi is hard of hearing.' }],
    });
  });

  it('are erased once: a second run leaves the customer that their mailbox became', async () => {
    const person = await aKnownCustomer(walk);
    const spelling = person.email.replace('@', '+second@');
    await aPlacedOrder(walk.shop, { shipTo: { email: spelling, firstName: 'Quirin' } });
    const traces = await walk.get(PersonalData).traces(walk.db, person);
    const erase = () =>
      walk.get(UnitOfWork).run(async (tx) => {
        await walk.get(PersonalCustomers).erase(tx, { ...traces, person, requestId: randomUUID() });
        return ok(null);
      });
    await erase();
    const again = await named(spelling);
    expect(again).not.toBe(person.customerId);
    await note(again, 'Quirin prefers mornings.');
    await erase();
    expect(await page(again)).toMatchObject({
      erasedAt: null,
      notes: [{ text: 'Quirin prefers mornings.' }],
    });
  });
});
