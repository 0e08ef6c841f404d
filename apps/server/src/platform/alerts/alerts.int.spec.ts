import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { closeAlert, getAlert, listAlerts, setWorkOwner } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';
import { randomUUID } from 'node:crypto';

import { aStaffPrincipal } from '../../../test/builders/sso/a-staff-principal.js';
import { AS_ALEX, call, eventually, startTestApp, type TestApp } from '../../../test/index.js';
import { UnitOfWork } from '../database/index.js';
import { ForgetAlerts } from './forget-alerts.js';
import { AlertRepository, Alerts, type AlertToRaise } from './index.js';

const PEOPLE = new Map([
  ['alex', aStaffPrincipal('admin', { staffId: randomUUID(), name: 'Alex Novak' })],
  ['sam', aStaffPrincipal('senior-agent', { staffId: randomUUID(), name: 'Sam Reyes' })],
  ['ana', aStaffPrincipal('analyst', { staffId: randomUUID(), name: 'Ana Lind' })],
]);
const ALEX = { headers: AS_ALEX };
const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });
const keyed = (name: string) => ({ ...as(name), idempotencyKey: randomUUID() });

const testing = (subject: string): AlertToRaise => ({
  kind: 'payment.cardTesting',
  subject,
  facts: [{ label: 'Failed payments', text: '10' }],
});

interface Posted {
  readonly signature: string | undefined;
  readonly body: { readonly subject: string; readonly title: string; readonly url: string };
}

describe('alerts', () => {
  let app: TestApp;
  let hook: Server;
  const posted: Posted[] = [];
  let hookStatus = 204;

  beforeAll(async () => {
    hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const signature = request.headers['x-signature'];
        posted.push({ signature: String(signature), body: JSON.parse(body) as Posted['body'] });
        response.writeHead(hookStatus).end();
      });
    }).listen(0, '127.0.0.1');
    await once(hook, 'listening');
    app = await startTestApp({
      authenticate: ({ bearer }) => PEOPLE.get(bearer ?? '') ?? null,
      env: {
        ALERT_CHANNELS: 'log,mail,webhook',
        ALERT_MAIL_TO: 'duty@example.com',
        ALERT_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/alerts`,
        ALERT_WEBHOOK_SECRET: 'a-secret-for-the-test',
      },
    });
  });
  afterAll(async () => {
    await app.close();
    hook.close();
  });

  const raise = (alert: AlertToRaise) => app.get(Alerts).raise(alert);
  const own = (id: string, to: string, seen: string | null) =>
    app.client.call(setWorkOwner, { params: { kind: 'alerts', id }, body: { to, seen } }, keyed('sam'));
  const found = async (q: string) =>
    app.client.call(listAlerts, { query: { filter: JSON.stringify({ q }) } }, ALEX);
  const raised = async (subject: string) => {
    await raise(testing(subject));
    const [alert] = await found(subject);
    if (alert === undefined) throw new Error('no alert');
    return alert;
  };

  it('count what recurs while they are open, with the ten newest occurrences', async () => {
    for (let place = 1; place <= 12; place += 1)
      await raise({ ...testing('net a'), facts: [{ label: 'No.', text: String(place) }] });
    const [alert, ...others] = await found('net a');
    expect([alert?.count, alert?.severity, others]).toEqual([12, 'critical', []]);
    const { evidence } = await app.client.call(getAlert, { params: { id: alert?.id ?? '' } }, ALEX);
    expect(evidence.map(({ facts }) => facts[0]?.text)).toEqual(
      Array.from({ length: 10 }, (_, place) => String(12 - place)),
    );
  });

  it('are one alert however many raise it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => raise(testing('net race'))));
    expect((await found('net race')).map(({ count }) => count)).toEqual([20]);
  });

  it('of the same kind about others are others', async () => {
    await raise({ ...testing('Mailbox a•••@example.com'), subjectKey: 'one' });
    await raise({ ...testing('Mailbox a•••@example.com'), subjectKey: 'two' });
    expect(await found('Mailbox a•••')).toHaveLength(2);
  });

  it('raised in a transaction stand or fall with it', async () => {
    const within = (subject: string, result: Result<null>) =>
      app.get(UnitOfWork).run(async (tx) => {
        await app.get(Alerts).within(tx, testing(subject));
        return result;
      });
    await within('net kept', ok(null));
    await within('net lost', refuse('cart.empty'));
    expect([await found('net kept'), await found('net lost')].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('reach every configured channel once, signed, with a link to their page', async () => {
    const { id } = await raised('net told');
    await raise(testing('net told'));
    const url = `http://console.test/alerts/${id}/show`;
    await eventually(() =>
      expect(posted.filter(({ body }) => body.subject === 'net told')).toEqual([
        {
          signature: expect.stringMatching(/^sha256=[0-9a-f]{64}$/) as string,
          body: expect.objectContaining({ title: 'Card testing', url }) as object,
        },
      ]),
    );
    await eventually(async () =>
      expect(
        await app.db.query(
          "SELECT recipient FROM platform.message WHERE template = 'alert' AND subject LIKE '%net told'",
        ),
      ).toEqual([{ recipient: 'duty@example.com' }]),
    );
  });

  it('are delivered again by a webhook that failed at first', async () => {
    hookStatus = 503;
    await raised('net retried');
    const tries = () => posted.filter(({ body }) => body.subject === 'net retried').length;
    await eventually(() => expect(tries()).toBeGreaterThan(0));
    hookStatus = 204;
    const before = tries();
    await eventually(() => expect(tries()).toBeGreaterThan(before));
  });

  it('are taken, handed back and resolved, each with an audit row and who did it', async () => {
    const { id, version } = await raised('net handled');
    await own(id, 'me', null);
    const taken = await app.client.call(getAlert, { params: { id } }, as('sam'));
    expect(taken).toMatchObject({ state: 'open', owner: { name: 'Sam Reyes' } });
    await own(id, 'nobody', taken.owner?.staffId ?? null);
    expect(await app.client.call(getAlert, { params: { id } }, as('sam'))).toMatchObject({ owner: null });
    const body = { version, outcome: 'resolved', note: 'Called the provider' } as const;
    const closed = await app.client.call(closeAlert, { params: { id }, body }, keyed('sam'));
    expect(closed).toMatchObject({ state: 'resolved', note: 'Called the provider' });
    const rows = await app.db.query(
      "SELECT action, actor_name FROM platform.audit_row WHERE subject_type = 'alert' AND subject_id = $1 ORDER BY at, id",
      [id],
    );
    expect(rows).toEqual(
      ['work.take', 'work.giveBack', 'alert.resolve'].map((action) => ({ action, actor_name: 'Sam Reyes' })),
    );
  });

  it('open anew after they were dismissed', async () => {
    const { id, version } = await raised('net again');
    const body = { version, outcome: 'dismissed', note: 'A test' } as const;
    await app.client.call(closeAlert, { params: { id }, body }, keyed('alex'));
    await raise(testing('net again'));
    expect((await found('net again')).map(({ state, count }) => [state, count])).toEqual([
      ['open', 1],
      ['dismissed', 1],
    ]);
  });

  it.each([
    ['another version', { version: 7 }, 'sam', 'record.stale', 409],
    ['staff who may only read', {}, 'ana', 'access.refused', 403],
  ])('refuse %s', async (_, given, name, code, statusCode) => {
    const { id } = await raised(`net refuses ${name}`);
    const { body } = await call(`${app.url}/admin/alerts/${id}/closure`, {
      body: { version: 1, outcome: 'resolved', note: 'Done', ...given },
      headers: { ...as(name).headers, 'idempotency-key': randomUUID() },
    });
    expect(body).toMatchObject({ code, statusCode });
  });

  it('refuse a second end', async () => {
    const { id, version } = await raised('net closed');
    const body = { version, outcome: 'resolved', note: 'Done' } as const;
    const closed = await app.client.call(closeAlert, { params: { id }, body }, keyed('sam'));
    await expect(
      app.client.call(
        closeAlert,
        { params: { id }, body: { ...body, version: closed.version } },
        keyed('alex'),
      ),
    ).rejects.toMatchObject({ code: 'alert.closed' });
  });

  it('are found by severity, state, kind and owner', async () => {
    await raise({ kind: 'stock.heldUnpaid', subject: 'net filter', facts: [] });
    const { id } = await raised('net filter');
    await own(id, 'me', null);
    const kinds = async (filter: object) =>
      (
        await app.client.call(
          listAlerts,
          { query: { filter: JSON.stringify({ q: 'net filter', ...filter }) } },
          as('sam'),
        )
      ).map(({ kind }) => kind);
    expect(await kinds({ severity: 'warning' })).toEqual(['stock.heldUnpaid']);
    expect(await kinds({ kind: 'stock.heldUnpaid' })).toEqual(['stock.heldUnpaid']);
    expect(await kinds({ owner: 'me' })).toEqual(['payment.cardTesting']);
    expect(await kinds({ isOpen: false })).toEqual([]);
  });

  it('are forgotten half a year after they were closed, and not before', async () => {
    for (const [subject, days] of [
      ['net old', 181],
      ['net newer', 179],
    ] as const) {
      const { id } = await raised(subject);
      await app.db.execute(
        "UPDATE platform.alert SET state = 'dismissed', closed_at = now() - make_interval(days => $2) WHERE id = $1",
        [id, days],
      );
    }
    await app.get(ForgetAlerts).run();
    expect([await found('net old'), await found('net newer')].map(({ length }) => length)).toEqual([0, 1]);
    expect(await app.get(AlertRepository).find(randomUUID())).toBeNull();
  });
});
