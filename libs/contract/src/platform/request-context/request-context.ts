import { z } from 'zod';

/** Ways into the shop other than its own pages. */
export const CHANNELS = ['widget', 'military-exchange'] as const;

export type Channel = (typeof CHANNELS)[number];

/**
 * Query fields a client may add to every call [R7.06]. They describe the shopper and prove nothing. An endpoint that uses one declares it
 * in its own query; all others ignore it.
 */
export const contextQuery = {
  userRegion: z.string().max(60).optional(),
  userZip: z.string().max(10).optional(),
  ssoUid: z.string().max(100).optional(),
  channel: z.enum(CHANNELS).optional(),
} as const;

/** Header fields that a client may add to every call [R7.06]. */
export const CONTEXT_HEADERS = {
  /** The customer's access token, as `Bearer …`. */
  authorization: 'authorization',
  /** The signed proof of the call's channel. */
  channelProof: 'x-authorization',
  userSessionId: 'x-user-session-id',
  /** The client's own clock, for support; it never decides anything. */
  userTime: 'x-user-time',
  /** The visitor's id in running experiments. */
  experimentUser: 'x-vwo-user',
  exchangeCustomerId: 'x-military-exchange-customer-id',
} as const;
