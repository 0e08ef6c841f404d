import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { BoundEndpoint } from './bound-endpoint.js';

const KEY_HEADER = 'x-storefront-key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether our own storefront's server calls; false for everybody where no key was given out. */
export const isFromStorefront = ({ headers }: FastifyRequest, storefrontKey: string | undefined): boolean => {
  const given = headers[KEY_HEADER];
  return (
    storefrontKey !== undefined &&
    typeof given === 'string' &&
    timingSafeEqual(digest(given), digest(storefrontKey))
  );
};

/** The address that the nearest proxy saw: those before it are whatever the caller wrote. */
const forwardedAddress = ({ headers }: FastifyRequest): string | null => {
  const chain = headers['x-forwarded-for'];
  const last = (Array.isArray(chain) ? chain.join() : (chain ?? '')).split(',').at(-1)?.trim() ?? '';
  return last === '' ? null : last;
};

/**
 * Whose call counts for the rate limit: the caller's address, or for a call of the storefront's server that of its shopper.
 * Null, for nobody's, where the storefront reads for all its shoppers at once to keep the reply.
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
