import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply.code(status).send({ error: { code } });

const carriesKey = (request: FastifyRequest, secretKey: string): boolean => {
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(expected));
};

/** Refuses calls without the merchant's secret key. */
export const guardedBy = (secretKey: string) => ({
  preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
    if (!carriesKey(request, secretKey)) return refuse(reply, 401, 'unauthorized');
    return undefined;
  },
});

/** The idempotency key of a call; null where it has none of a sensible length. */
export const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : null;
};
