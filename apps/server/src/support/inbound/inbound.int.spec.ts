import { createHash, createHmac, randomUUID } from 'node:crypto';

import {
  type AdminCase,
  answerCase,
  getCase,
  type InboundMessage,
  listCases,
  receiveMessage,
  rehearseCase,
} from '@simpletread/contract';
import { CONTACT_FILE_BYTES } from '@simpletread/domain';

import { brokenInvariants, type ShopApp, startShopApp } from '../../../test/index.js';
import { ContentModule } from '../../content/content.module.js';
import { SupportModule } from '../support.module.js';

const SECRET = 'the-secret-of-the-relay';
const ROBIN = { headers: { authorization: 'Bearer robin' } };

const signed = (sentAt: string, message: string, secret = SECRET): string =>
  createHmac('sha256', secret).update(`${sentAt}.${message}`).digest('hex');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('mails and texts that come in', () => {
  let app: ShopApp;
  beforeAll(async () => {
    app = await startShopApp({
      modules: [ContentModule, SupportModule],
      env: { SUPPORT_INBOUND_SECRET: SECRET },
    });
  });
  afterEach(async () => expect(await brokenInvariants(app.databaseUrl)).toEqual([]));
  afterAll(() => app.close());

  const post = async (
    change: Partial<InboundMessage> = {},
    envelope: { sentAt?: string; secret?: string; files?: File[] } = {},
  ) => {
    const message = JSON.stringify({
      channel: 'mail',
      from: 'wes@dairy.test',
      fromName: 'Wes Tolliver',
      to: ['help@simpletread.example'],
      subject: 'Where is our freight?',
      text: 'The pallet was due this morning.',
      providerId: `<${randomUUID()}@dairy.test>`,
      ...change,
    });
    const { sentAt = app.clock.now().toISOString(), secret = SECRET, files = [] } = envelope;
    const body = { sentAt, signature: signed(sentAt, message, secret), message, files };
    return app.client.call(receiveMessage, { body });
  };
  const found = async (q: string): Promise<AdminCase> => {
    const query = { filter: JSON.stringify({ q }) };
    const [row] = await app.client.call(listCases, { query }, ROBIN);
    return app.client.call(getCase, { params: { id: row?.id ?? '' } }, ROBIN);
  };
  const answered = async (one: AdminCase, channel: 'mail' | 'text' = 'mail') => {
    const body = {
      ...{ seenEntryId: one.entries.at(-1)?.id ?? '', channel, text: 'It leaves at noon.', isSolved: false },
    };
    await app.client.call(
      answerCase,
      { params: { id: one.id }, body },
      { ...ROBIN, idempotencyKey: randomUUID() },
    );
    const sent = await app.db.one<{ id: string; reply_to: string | null; recipient: string }>(
      `SELECT m.id, m.reply_to, m.recipient FROM platform.message m JOIN support.case_entry e ON e.message_id = m.id
       WHERE e.case_id = $1 ORDER BY e.at DESC LIMIT 1`,
      [one.id],
    );
    return sent ?? { id: '', reply_to: '', recipient: '' };
  };

  it('are taken from the relay’s signature alone, and within five minutes', async () => {
    const refused = { code: 'inbound.unsigned' };
    await expect(post({}, { secret: 'another-secret-of-16' })).rejects.toMatchObject(refused);
    const old = new Date(app.clock.now().getTime() - 6 * 60_000).toISOString();
    await expect(post({}, { sentAt: old })).rejects.toMatchObject(refused);
    const file = new File(['%PDF-1.4 swapped'], 'bol.pdf', { type: 'application/pdf' });
    await expect(
      post({ fileDigests: [digestOf('%PDF-1.4 other')] }, { files: [file] }),
    ).rejects.toMatchObject(refused);
    expect(await app.db.one('SELECT count(*)::int AS n FROM support.customer_case')).toEqual({ n: 0 });
  });

  it('become a case with their files, once each', async () => {
    const providerId = `<${randomUUID()}@dairy.test>`;
    const file = new File(['%PDF-1.4 bill'], 'BOL-88214.pdf', { type: 'application/pdf' });
    const mail = { providerId, fileDigests: [digestOf('%PDF-1.4 bill')] };
    expect(await post(mail, { files: [file] })).toEqual({ outcome: 'opened' });
    expect(await post(mail, { files: [file] })).toEqual({ outcome: 'dropped' });
    expect(await found('wes@dairy.test')).toMatchObject({
      channel: 'mail',
      subject: 'Where is our freight?',
      name: 'Wes Tolliver',
      entries: [{ text: 'The pallet was due this morning.', files: [{ name: 'BOL-88214.pdf' }] }],
    });
  });

  it('become a case without the files that can’t be kept, which it names', async () => {
    const large = `%PDF-1.4${' '.repeat(CONTACT_FILE_BYTES)}`;
    const files = [
      new File(['PK word'], 'letter.docx', { type: 'application/vnd.openxmlformats' }),
      new File([large], 'scan.pdf', { type: 'application/pdf' }),
      new File(['%PDF-1.4 bill'], 'bill.pdf', { type: 'application/x-pdf' }),
    ];
    const fileDigests = ['PK word', large, '%PDF-1.4 bill'].map(digestOf);
    await post({ subject: 'With files', fileDigests }, { files });
    const [entry] = (await found('With files')).entries;
    expect(entry?.files.map(({ name }) => name)).toEqual(['bill.pdf']);
    expect(entry?.text).toContain('(Not kept: letter.docx, scan.pdf)');
  });

  it('are cut where they are too long, and lose what cannot be stored', async () => {
    const text = `Broken\0 and long ${'x'.repeat(12_000)}`;
    const { outcome } = await post({ subject: 'Torn \ud800 mail', text, fromName: 'W'.repeat(300) });
    expect(outcome).toBe('opened');
    const [entry] = (await found('Torn')).entries;
    expect(entry?.text.startsWith('Broken and long xxx')).toBe(true);
    expect(entry?.text.length).toBeLessThanOrEqual(10_000);
  });

  it('join their thread by the reply address, and by the mail that they answer', async () => {
    await post({ from: 'ada@mail.test', subject: 'Thread' });
    const one = await found('ada@mail.test');
    const sent = await answered(one);
    const to = [(sent.reply_to ?? '').toUpperCase()];
    expect(await post({ from: 'Ada@mail.test', to, text: 'By address' })).toEqual({ outcome: 'joined' });
    const inReplyTo = `<${sent.id}@simpletread.example>`;
    expect(await post({ from: 'ada@mail.test', inReplyTo, text: 'By reference' })).toEqual({
      outcome: 'joined',
    });
    const first = await app.db.one<{ provider_id: string }>(
      `SELECT provider_id FROM support.case_entry WHERE case_id = $1 AND kind = 'customer' ORDER BY at LIMIT 1`,
      [one.id],
    );
    const references = `<unknown@x> ${first?.provider_id ?? ''}`;
    expect(await post({ from: 'ada@mail.test', references, text: 'By own mail' })).toEqual({
      outcome: 'joined',
    });
    expect((await found('ada@mail.test')).entries.map(({ text }) => text)).toEqual([
      'The pallet was due this morning.',
      'It leaves at noon.',
      'By address',
      'By reference',
      'By own mail',
    ]);
  });

  it('from a stranger with the reply address become a case of their own, which names the other', async () => {
    const one = await found('ada@mail.test');
    const { reply_to: replyTo } = await answered(one);
    expect(await post({ from: 'eve@other.test', to: [replyTo ?? ''] })).toEqual({ outcome: 'opened' });
    expect(await found('eve@other.test')).toMatchObject({ follows: { id: one.id, isStranger: true } });
  });

  it('as texts go on with the open case of their phone, which is answered by text', async () => {
    const text = { channel: 'text', subject: '', fromName: '', from: '+1 215 555 0142' } as const;
    expect(await post({ ...text, text: 'Shop closed Wednesday?' })).toEqual({ outcome: 'opened' });
    expect(await post({ ...text, text: 'Hello?' })).toEqual({ outcome: 'joined' });
    const one = await found('Shop closed');
    expect(one).toMatchObject({ channel: 'text', phone: '2155550142', email: '', answerBy: ['text'] });
    expect(await answered(one, 'text')).toMatchObject({ recipient: '2155550142', reply_to: null });
  });

  it('leave nobody writing as the customer', async () => {
    const { id } = await found('eve@other.test');
    const body = { channel: 'mail' as const, from: '', text: 'x' };
    const alex = { headers: { authorization: 'Bearer alex' }, idempotencyKey: randomUUID() };
    await expect(app.client.call(rehearseCase, { params: { id }, body }, alex)).rejects.toMatchObject({
      code: 'case.sandboxOff',
    });
  });
});
