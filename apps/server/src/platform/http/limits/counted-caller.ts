import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { BoundEndpoint } from '../bound-endpoint.js';

const KEY_HEADER = 'x-storefront-key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True if our own storefront's server calls. Always false without a key. */
export const isFromStorefront = ({ headers }: FastifyRequest, storefrontKey: string | undefined): boolean => {
  const given = headers[KEY_HEADER];
  return (
    storefrontKey !== undefined &&
    typeof given === 'string' &&
    timingSafeEqual(digest(given), digest(storefrontKey))
  );
};

/** The address that the nearest proxy saw. Earlier ones are the caller's own claim. */
const forwardedAddress = ({ headers }: FastifyRequest): string | null => {
  const chain = headers['x-forwarded-for'];
  const last = (Array.isArray(chain) ? chain.join() : (chain ?? '')).split(',').at(-1)?.trim() ?? '';
  return last === '' ? null : last;
};

/**
 * The party that a call counts for in the rate limit: the caller's address, or the shopper's address for calls of the
 * storefront's server. Null if the storefront reads for all shoppers at once to cache the reply.
 */
export const countedCaller = (
  request: FastifyRequest,
  { endpoint, isStrictlyLimited }: BoundEndpoint,
  storefrontKey: string | undefined,
): string | null => {
  if (!isFromStorefront(request, storefrontKey)) return request.ip;
  const shopper = forwardedAddress(request);
  if (shopper !== null) return shopper;
  const isSharedRead = endpoint.method === 'GET' && endpoint.access.kind === 'public' && !isStrictlyLimited;
  return isSharedRead ? null : request.ip;
};
