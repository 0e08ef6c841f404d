import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { faultMessage } from '@simpletread/contract';
import type { FastifyInstance } from 'fastify';

import { behaviorOf } from './behavior.js';
import { cardFormSchema, readCard } from './card-form.js';
import type { SandboxStore } from './sandbox-store.js';

interface CardFields {
  readonly store: SandboxStore;
  /** The one origin that may frame the fields and receives their token. */
  readonly parentOrigin: string;
  readonly now: () => Date;
  /** Makes a card's identity unguessable from its number. */
  readonly secretKey: string;
}

const file = (name: string): string => join(import.meta.dirname, '..', '..', 'assets', 'card-fields', name);
const asset = (name: string): Promise<string> => readFile(file(name), 'utf8');

const policyFor = (parentOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; ');

const identityOf = (number: string, secretKey: string): string =>
  `card_${createHmac('sha256', secretKey).update(number).digest('base64url').slice(0, 22)}`;

/** The page that a shop frames, its script, and the call that turns a card into a token. */
export const addCardFields = async (
  server: FastifyInstance,
  { store, parentOrigin, now, secretKey }: CardFields,
): Promise<void> => {
  const page = (await asset('fields.html')).replace('%PARENT_ORIGIN%', parentOrigin);
  const script = await asset('fields.js');
  const style = await asset('fields.css');
  const font = await readFile(file('simpletread-sans-latin.woff2'));

  server.get('/fields', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(parentOrigin))
      .header('cache-control', 'no-store')
      .send(page),
  );
  server.get('/fields.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  server.get('/fields.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  server.get('/simpletread-sans-latin.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(font),
  );

  server.post('/v1/tokens', async (request, reply) => {
    const form = cardFormSchema.safeParse(request.body);
    if (!form.success) return reply.code(400).send({ error: { code: 'invalid_request' } });
    const reading = readCard(form.data, now());
    if (!reading.ok) {
      const messages = Object.entries(reading.faults).map(([name, code]) => [
        name,
        faultMessage({ code, data: {} }),
      ]);
      return reply.code(422).send({ error: { code: 'card_invalid', fields: Object.fromEntries(messages) } });
    }
    const { number, brand, last4 } = reading.card;
    const token = `tok_${randomBytes(24).toString('base64url')}`;
    await store.saveToken(
      token,
      { brand, last4, behavior: behaviorOf(number), identity: identityOf(number, secretKey) },
      now(),
    );
    return reply.code(201).send({ token, brand, last4 });
  });
};
