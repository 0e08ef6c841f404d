import type { Channel } from '@simpletread/contract';

/** The way into the shop that a call was proved to come through. */
export interface ProvedChannel {
  readonly channel: Channel;
  /** The key that signed the proof. */
  readonly keyId: string;
  /** The customer sent by the military exchange; null for every other channel. */
  readonly exchangeCustomerId: string | null;
  /**
   * The place where the military exchange takes orders, from its proof. Null if it takes none, and for every other
   * channel.
   */
  readonly checkoutUrl: string | null;
}

/** Identifies the channel of a signed proof. The channels feature provides it. */
export abstract class ChannelProofs {
  /** Null for a proof that is forged, expired, for another audience, or a one-time proof already used. */
  abstract check(proof: string): Promise<ProvedChannel | null>;
}
