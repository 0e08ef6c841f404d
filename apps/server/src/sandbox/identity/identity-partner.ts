import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { PARTNER_STYLE, partnerPage } from './partner-page.js';
import { ANSWERS, PartnerVisits } from './partner-visits.js';

interface IdentityPartner {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The one address of the shop that browsers are sent back to. */
  readonly redirectUri: string;
  readonly now: () => Date;
  /** Delay of a slow answer; longer than the shop's server waits. */
  readonly slowMs?: number;
}

const SLOW_MS = 20_000;

const text = z.string().min(1).max(500);
const query = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: z.literal('code'),
  scopes: z.enum(['military', 'student', 'teacher']),
  state: text,
  code_challenge: text,
  code_challenge_method: z.literal('S256'),
});
const answer = query.extend({ person: z.string().trim().min(1).max(80), answer: z.enum(ANSWERS) });
const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: text,
  redirect_uri: text,
  client_id: text,
  client_secret: text,
  code_verifier: text,
});

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const html = (reply: FastifyReply, redirectUri: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(redirectUri).origin}; base-uri 'none'; frame-ancestors 'none'`,
    );

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });

/** The stand-in for a partner that verifies people: pages, codes and calls as ID.me has them, below `/identity`. */
export const addIdentityPartner = async (
  server: FastifyInstance,
  partner: IdentityPartner,
): Promise<void> => {
  const { clientId, clientSecret, redirectUri, now, slowMs = SLOW_MS } = partner;
  const visits = new PartnerVisits(now);
  const isOurs = (asked: { client_id: string; redirect_uri: string }): boolean =>
    asked.client_id === clientId && asked.redirect_uri === redirectUri;

  await server.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );

    own.get('/identity/page.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(PARTNER_STYLE),
    );

    own.get('/identity/', (request, reply) => {
      const asked = query.safeParse(request.query);
      if (!asked.success || !isOurs(asked.data)) return refuse(reply, 400, 'invalid_request');
      return html(reply, redirectUri).send(partnerPage(asked.data, asked.data.scopes));
    });

    own.post('/identity/answers', (request, reply) => {
      const given = answer.safeParse(request.body);
      if (!given.success || !isOurs(given.data)) return refuse(reply, 400, 'invalid_request');
      const { state, scopes: group, code_challenge: challenge, person, answer: said } = given.data;
      const back = new URL(redirectUri);
      if (said === 'denied') back.searchParams.set('error', 'access_denied');
      else
        back.searchParams.set('code', visits.code({ redirectUri, challenge, group, person, answer: said }));
      back.searchParams.set('state', state);
      return reply.redirect(back.href, 303);
    });

    own.post('/identity/oauth/token', async (request, reply) => {
      const given = exchange.safeParse(request.body);
      if (!given.success || !isOurs(given.data)) return refuse(reply, 400, 'invalid_request');
      if (!isSame(given.data.client_secret, clientSecret)) return refuse(reply, 401, 'invalid_client');
      const visit = visits.redeem(given.data.code, given.data.redirect_uri, given.data.code_verifier);
      if (visit === null) return refuse(reply, 400, 'invalid_grant');
      if (visit.answer === 'fault') return refuse(reply, 500, 'server_error');
      if (visit.answer === 'slow') await pause(slowMs, undefined, { ref: false });
      return reply.send({ access_token: visits.token(visit), token_type: 'bearer', expires_in: 60 });
    });

    own.get('/identity/api/public/v3/attributes.json', (request, reply) => {
      const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const visit = visits.visitOf(token);
      if (visit === null) return refuse(reply, 401, 'invalid_token');
      const uuid = digest(visit.person.toLowerCase()).toString('hex').slice(0, 32);
      return reply.send({
        attributes: [{ handle: 'uuid', name: 'Unique Identifier', value: uuid }],
        status: [{ group: visit.group, subgroups: [], verified: visit.answer !== 'denied' }],
      });
    });
  });
};
