import { randomUUID } from 'node:crypto';

import {
  type AdminCase,
  answerCase,
  type CallInput,
  getCase,
  listCases,
  rehearseCase,
  type reopenCase,
  sendContactForm,
  type solveCase,
} from '@simpletread/contract';

import type { ShopApp } from '../../../../test/index.js';

type Form = CallInput<typeof sendContactForm>['body'];

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const file = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

export const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

export const once = (name = 'robin') => ({ ...as(name), idempotencyKey: randomUUID() });

/** A call that an agent logs. */
export const A_CALL = {
  name: 'Wes Tolliver',
  email: 'wes@dairy.test',
  phone: '',
  subject: 'Freight stuck in Reading',
  text: 'Dock takes trucks until 2 pm.',
  orderNumber: '',
};

export const orderNumber = async (app: ShopApp, orderId: string): Promise<string> => {
  const row = await app.db.one<{ number: string }>('SELECT number FROM orders."order" WHERE id = $1', [
    orderId,
  ]);
  return row?.number ?? '';
};

/** The calls about cases, of customers and of staff. */
export const caseCalls = (app: ShopApp) => {
  let people = 0;
  const write = (change: Partial<Form> = {}, headers: Readonly<Record<string, string>> = {}) => {
    people += 1;
    const body = {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: `dana${people}@example.com`,
      phone: '(215) 555-0134',
      orderNumber: '',
      subject: 'My appointment' as const,
      message: 'Can the shop also do an alignment?',
      ...change,
    };
    return app.client.call(sendContactForm, { body }, { headers, idempotencyKey: randomUUID() });
  };
  const list = (filter: object, who = 'robin') =>
    app.client.call(listCases, { query: { filter: JSON.stringify(filter) } }, as(who));
  const get = (id: string, who = 'robin') => app.client.call(getCase, { params: { id } }, as(who));
  const opened = async (change: Partial<Form> = {}): Promise<AdminCase> => {
    const { caseNumber } = await write(change);
    const [row] = await list({ q: caseNumber });
    return get(row?.id ?? '');
  };
  const lastId = ({ entries }: AdminCase): string | null =>
    entries.filter(({ kind }) => kind === 'customer' || kind === 'agent').at(-1)?.id ?? null;
  const answer = (
    one: AdminCase,
    {
      who = 'robin',
      isSolved = false,
      key = randomUUID(),
      text = 'Yes, for $89.',
      channel = 'mail' as 'mail' | 'text',
    } = {},
  ) =>
    app.client.call(
      answerCase,
      { params: { id: one.id }, body: { seenEntryId: lastId(one), channel, text, isSolved } },
      { ...as(who), idempotencyKey: key },
    );
  const customerWrites = (id: string, text: string, from = '') =>
    app.client.call(rehearseCase, { params: { id }, body: { channel: 'mail', from, text } }, once('alex'));
  const step = (endpoint: typeof solveCase | typeof reopenCase, { id, version }: AdminCase) =>
    app.client.call(endpoint, { params: { id }, body: { version } }, once());
  const mails = (to: string) =>
    app.db.query<{ template: string; subject: string; text: string; reply_to: string | null }>(
      `SELECT template, subject, body_text AS text, reply_to FROM platform.message WHERE recipient = $1 ORDER BY created_at, id`,
      [to],
    );
  return { write, list, get, opened, answer, customerWrites, step, mails };
};
