import { randomUUID } from 'node:crypto';

import {
  askForExport,
  cancelPrivacyErasure,
  downloadExport,
  getExport,
  getPrivacyRequest,
  listPrivacyRequests,
  startErasureFor,
  startExportFor,
} from '@simpletread/contract';

import { appointmentWords } from '@simpletread/domain';

import { aPlacedOrder, aShop } from '../../../test/builders/index.js';
import { aPendingErasure } from '../../../test/builders/sso/a-pending-erasure.js';
import { eventually } from '../../../test/index.js';
import { anAccount } from '../../../test/sso/sign-in-shop.js';
import { PrivacyJobs } from './privacy-jobs.js';
import {
  AS_ALEX,
  type PrivacyWalk,
  type KnownCustomer,
  aKnownCustomer,
  startPrivacyWalk,
  whereabouts,
} from '../../../test/sso/privacy-walk.js';

describe('a copy of a person’s data', () => {
  let walk: PrivacyWalk;
  beforeAll(async () => {
    walk = await startPrivacyWalk();
  });
  afterAll(() => walk.close());

  const ask = ({ headers }: Pick<KnownCustomer, 'headers'>) =>
    walk.client.call(askForExport, {}, { headers, idempotencyKey: randomUUID() });
  const ready = ({ headers }: KnownCustomer, id: string) =>
    eventually(async () => {
      const copy = await walk.client.call(getExport, { params: { id } }, { headers });
      expect(copy.state).toBe('ready');
      return copy;
    }, 20_000);
  const download = (headers: KnownCustomer['headers'], id: string, format: 'json' | 'html') =>
    walk.client.call(downloadExport, { params: { id }, query: { format } }, { headers });
  const missing = expect.objectContaining({ code: 'record.missing', statusCode: 404 });

  it('contains the data of every part of the shop, for programs and for people, and arrives by mail', async () => {
    const person = await aKnownCustomer(walk);
    const { code: shopCode } = await aShop(walk.db);
    const { cart } = await aPlacedOrder(walk.shop, { shopCode, shipTo: { email: person.email } });
    if (cart.appointment === null) throw new Error('the order has no appointment');
    const { id } = await ask(person);
    const copy = await ready(person, id);
    expect(copy.progress.done).toBe(copy.progress.of);
    const json = await download(person.headers, id, 'json');
    const { sections } = JSON.parse(json.text) as { sections: { title: string; items: object[] }[] };
    const full = sections.filter(({ items }) => items.length > 0).map(({ title }) => title);
    expect(full).toEqual(
      expect.arrayContaining([
        'Account',
        'Passkeys',
        'Your sessions',
        'Orders',
        'Notes by our staff',
        'Carts',
        'Payment attempts',
        'Emails and texts',
        'Browser error reports',
      ]),
    );
    expect(sections.find(({ title }) => title === 'Orders')?.items).toContainEqual(
      expect.objectContaining({ appointment: appointmentWords(cart.appointment) }),
    );
    for (const text of [
      person.email,
      person.phone,
      person.street,
      'Quilla browser',
      `Called Quilla ${person.name}`,
    ])
      expect(json.text).toContain(text);
    expect(json.text).not.toMatch(/password_hash|argon2/);
    const page = await download(person.headers, id, 'html');
    expect(page.mediaType).toBe('text/html');
    expect(page.text).toContain(person.street);
    expect(page.text).not.toMatch(/<script|src=|href=/);
    expect((await walk.mailTo(person.email))?.template).toBe('privacy-export-ready');
  });

  it('is sealed, opens for no one else, and is gone after its days', async () => {
    const [person, other] = [await aKnownCustomer(walk), await aKnownCustomer(walk)];
    const { id } = await ask(person);
    await ready(person, id);
    expect((await whereabouts(walk, [person.email])).filter((place) => place.startsWith('privacy.'))).toEqual(
      [],
    );
    await expect(download(other.headers, id, 'json')).rejects.toEqual(missing);
    await expect(download(person.headers, randomUUID(), 'json')).rejects.toEqual(missing);
    await walk.db.execute(
      "UPDATE privacy.request SET expires_at = now() - interval '1 second' WHERE id = $1",
      [id],
    );
    await walk.get(PrivacyJobs).sweep();
    await expect(download(person.headers, id, 'json')).rejects.toEqual(missing);
    expect(await walk.db.query('SELECT 1 FROM privacy.export_part WHERE request_id = $1', [id])).toEqual([]);
  });

  it('can be asked for twice a day, one at a time', async () => {
    const person = await aKnownCustomer(walk);
    for (const _ of [1, 2]) await ready(person, (await ask(person)).id);
    await expect(ask(person)).rejects.toMatchObject({ code: 'privacy.exportTooSoon', statusCode: 429 });
  });

  it('is started by staff for a proved address alone, and not read by them', async () => {
    const person = await aKnownCustomer(walk);
    const start = (email: string) =>
      walk.client.call(
        startExportFor,
        { body: { email } },
        { headers: AS_ALEX, idempotencyKey: randomUUID() },
      );
    await expect(start('nobody@mail.test')).rejects.toMatchObject({ code: 'privacy.accountUnknown' });
    const { id, staffName } = await start(person.email.toUpperCase());
    expect(staffName).toBe('Alex Novak');
    await ready(person, id);
    await expect(download(AS_ALEX, id, 'json')).rejects.toMatchObject({ statusCode: 401 });
    const list = await walk.client.call(
      listPrivacyRequests,
      { query: { filter: JSON.stringify({ accountId: person.accountId }) } },
      { headers: AS_ALEX },
    );
    expect(list.map((row) => [row.id, row.state])).toEqual([[id, 'ready']]);
    expect(JSON.stringify(list)).not.toContain(person.email);
  });

  it('is not all that staff can request: an erasure waits for its days, is announced to the person, and names the requester and the reason', async () => {
    const { accountId, email } = await anAccount(walk);
    const write = () => ({ headers: AS_ALEX, idempotencyKey: randomUUID() });
    const start = (body: { email: string; reason: string }) =>
      walk.client.call(startErasureFor, { body }, write());
    const reason = 'A letter of Nov 18, checked by phone';
    await expect(start({ email: 'nobody@mail.test', reason })).rejects.toMatchObject({
      code: 'privacy.accountUnknown',
    });
    await expect(start({ email, reason: ' so ' })).rejects.toMatchObject({ code: 'request.invalid' });
    const planned = await start({ email: email.toUpperCase(), reason });
    expect(planned).toMatchObject({
      kind: 'erasure',
      state: 'pending',
      askedBy: 'staff',
      staffName: 'Alex Novak',
      canCancel: true,
    });
    const days = (Date.parse(planned.dueAt) - Date.parse(planned.askedAt)) / 86_400_000;
    expect(days).toBeCloseTo(14, 0);
    expect((await walk.mailTo(email))?.template).toBe('privacy-erasure-asked');
    await expect(start({ email, reason })).rejects.toMatchObject({ code: 'privacy.requestOpen' });
    expect(
      await walk.db.one(
        `SELECT actor_name, after FROM platform.audit_row WHERE action = 'privacy.startErasure' AND subject_id = $1`,
        [planned.id],
      ),
    ).toEqual({
      actor_name: 'Alex Novak',
      after: { state: 'pending', dueAt: planned.dueAt, accountId, reason },
    });
    const { state } = await walk.client.call(cancelPrivacyErasure, { params: { id: planned.id } }, write());
    expect(state).toBe('cancelled');
  });

  it('and an erasure are visible to staff, who can withdraw the latter on request', async () => {
    const { accountId, email } = await anAccount(walk);
    const id = await aPendingErasure(walk, accountId);
    const write = () => ({ headers: AS_ALEX, idempotencyKey: randomUUID() });
    const shown = await walk.client.call(getPrivacyRequest, { params: { id } }, { headers: AS_ALEX });
    expect(shown).toMatchObject({ state: 'pending', canCancel: true });
    expect(JSON.stringify(shown)).not.toContain(email);
    const cancelled = await walk.client.call(cancelPrivacyErasure, { params: { id } }, write());
    expect(cancelled).toMatchObject({ state: 'cancelled', canCancel: false });
    expect((await walk.mailTo(email))?.template).toBe('privacy-erasure-cancelled');
    await expect(walk.client.call(cancelPrivacyErasure, { params: { id } }, write())).rejects.toMatchObject({
      code: 'privacy.cannotCancel',
    });
  });
});
