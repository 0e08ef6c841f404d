import { type Channel, CONTEXT_HEADERS, type contextQuery } from '../request-context/index.js';

/** A call's shopper context beside its own input [R7.06]; each part is optional. */
export interface ShopperContext {
  readonly userSessionId?: string | undefined;
  /** The client's clock. */
  readonly userTime?: Date | undefined;
  readonly experimentUser?: string | undefined;
  readonly exchangeCustomerId?: string | undefined;
  /** The signed proof of the channel. */
  readonly channelProof?: string | undefined;
  readonly channel?: Channel | undefined;
  readonly userRegion?: string | undefined;
  readonly userZip?: string | undefined;
  /** The signed-in customer's id. */
  readonly ssoUid?: string | undefined;
}

type ContextQuery = { readonly [K in keyof typeof contextQuery]: string | undefined };

/** Returns the header fields of `context` by name, undefined if missing. */
export const contextHeaders = (context: ShopperContext): Readonly<Record<string, string | undefined>> => ({
  [CONTEXT_HEADERS.channelProof]: context.channelProof,
  [CONTEXT_HEADERS.userSessionId]: context.userSessionId,
  [CONTEXT_HEADERS.userTime]: context.userTime?.toISOString(),
  [CONTEXT_HEADERS.experimentUser]: context.experimentUser,
  [CONTEXT_HEADERS.exchangeCustomerId]: context.exchangeCustomerId,
});

/** Returns the query fields of `context`, undefined if missing. */
export const contextQueryOf = ({ userRegion, userZip, ssoUid, channel }: ShopperContext): ContextQuery => ({
  userRegion,
  userZip,
  ssoUid,
  channel,
});
