import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { cents } from '@simpletread/domain';

import type { Config } from '../../platform/config/index.js';
import { SandboxClient } from './sandbox-client.js';
import { SandboxGateway } from './sandbox-gateway.js';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const CHARGE = {
  id: 'ch_1',
  status: 'succeeded',
  failureCode: null,
  amountInCents: 100,
  refundedInCents: 0,
  currency: 'USD',
  reference: '4K7QZ9M2XA',
  card: { brand: 'visa', last4: '4242', identity: 'card_a' },
};
const ASKED = { amountInCents: cents(100), currency: 'USD', orderNumber: '4K7QZ9M2XA' };
const RECORD = {
  charge: 'ch_1',
  ...ASKED,
  cardBrand: 'visa',
  cardLast4: '4242',
  cardIdentity: 'card_a',
  loanId: null,
};

const gatewayOf = (config: Config) => new SandboxGateway(config, new SandboxClient(config));

describe('the gateway to the sandbox provider', () => {
  let server: Server;
  let gateway: SandboxGateway;
  let asked: Asked[];
  let answer: (response: ServerResponse) => void;

  const answerWith = (status: number, body: object) => {
    answer = (response) => response.writeHead(status).end(JSON.stringify(body));
  };
  const gatewayTo = (sandboxUrl: string) =>
    gatewayOf({
      sandboxUrl,
      publicSandboxUrl: 'https://cards.example.com',
      paymentSandboxKey: 'k',
    } as Config);
  const charge = () => gateway.charge('attempt-1', { token: 'tok_1', ...ASKED });
  const find = () => gateway.find('attempt 1');
  const refund = () => gateway.refund('refund-1', { charge: 'ch_1', amountInCents: cents(100) });

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        asked.push({ method: request.method, url: request.url, headers: request.headers, body });
        answer(response);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    gateway = gatewayTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => server.close());

  it('sends shoppers to the provider’s public origin', () => {
    expect(gateway.setup).toEqual({
      provider: 'sandbox',
      fieldsUrl: 'https://cards.example.com/fields',
      fieldsOrigin: 'https://cards.example.com',
    });
  });

  it('charges with the secret key, the attempt as idempotency key and nothing but token, amount and order', async () => {
    answerWith(200, CHARGE);
    expect(await charge()).toEqual({ kind: 'captured', record: RECORD });
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/charges',
        headers: {
          authorization: `Basic ${Buffer.from('k:').toString('base64')}`,
          'idempotency-key': 'attempt-1',
        },
        body: '{"token":"tok_1","amountInCents":100,"currency":"USD","reference":"4K7QZ9M2XA"}',
      },
    ]);
  });

  it.each([
    [200, { ...CHARGE, status: 'processing' }, { kind: 'processing', record: RECORD }],
    [
      200,
      { ...CHARGE, status: 'failed', failureCode: 'card_declined' },
      { kind: 'declined', failureCode: 'card_declined', cardIdentity: 'card_a' },
    ],
    [404, { error: { code: 'token_unknown' } }, { kind: 'tokenUnknown' }],
    [500, { error: { code: 'provider_fault' } }, { kind: 'faulty', failureCode: 'provider_fault' }],
    [200, { unexpected: true }, { kind: 'faulty', failureCode: 'status_200' }],
  ])('understands %i %j', async (status, body, expected) => {
    answerWith(status, body);
    expect(await charge()).toEqual(expected);
  });

  it('does not take a torn answer or a cut line for a no', async () => {
    answer = (response) => response.writeHead(200).end('{"id":');
    expect(await charge()).toEqual({ kind: 'unanswered' });
    answer = (response) => response.destroy();
    expect(await charge()).toEqual({ kind: 'unanswered' });
    expect(await find()).toEqual({ kind: 'unanswered' });
    expect(await refund()).toEqual({ kind: 'unanswered', failure: 'unanswered' });
  });

  it('knows that a provider it never reached charged nothing', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, 'close');
    const nobody = gatewayTo(`http://127.0.0.1:${port}`);
    const body = { token: 'tok_1', ...ASKED };
    expect(await nobody.charge('a', body)).toEqual({ kind: 'unreachable' });
    expect(await nobody.find('a')).toEqual({ kind: 'unanswered' });
  });

  it('looks charges up by key, and distinguishes a missing charge from a silent provider', async () => {
    answerWith(200, CHARGE);
    expect(await find()).toEqual({ kind: 'captured', record: RECORD });
    expect(asked[0]?.url).toBe('/v1/charges?idempotency_key=attempt%201');
    answerWith(404, { error: { code: 'charge_unknown' } });
    expect(await find()).toEqual({ kind: 'absent' });
    answerWith(404, { message: 'some proxy' });
    expect(await find()).toEqual({ kind: 'unanswered' });
    answerWith(500, { error: { code: 'provider_fault' } });
    expect(await find()).toEqual({ kind: 'unanswered' });
  });

  it('knows a card by the provider’s name for it, and nothing where the provider stays silent', async () => {
    answerWith(200, { brand: 'visa', last4: '4242', identity: 'card_a' });
    expect(await gateway.identify('tok_1')).toBe('card_a');
    expect(asked[0]?.url).toBe('/v1/tokens/tok_1');
    answerWith(404, { error: { code: 'token_unknown' } });
    expect(await gateway.identify('tok_1')).toBeNull();
  });

  it('refunds under the refund’s own key', async () => {
    answerWith(200, { id: 're_1', status: 'succeeded' });
    expect(await refund()).toEqual({ kind: 'succeeded', providerRefund: 're_1' });
    expect(asked).toMatchObject([
      { headers: { 'idempotency-key': 'refund-1' }, body: '{"charge":"ch_1","amountInCents":100}' },
    ]);
    answerWith(409, { error: { code: 'refund_impossible' } });
    expect(await refund()).toEqual({ kind: 'refused', failure: 'refund_impossible' });
    answerWith(500, { error: { code: 'provider_fault' } });
    expect(await refund()).toEqual({ kind: 'unanswered', failure: 'provider_fault' });
  });
});
