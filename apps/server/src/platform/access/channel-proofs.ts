import type { Channel } from '@simpletread/contract';

/** The way into the shop that a call was proved to come through. */
export interface ProvedChannel {
  readonly channel: Channel;
  /** The key that signed the proof. */
  readonly keyId: string;
  /** Whom the military exchange sends; null for every other channel. */
  readonly exchangeCustomerId: string | null;
  /** Where the military exchange takes orders, as its proof says; null where it does not, and for every other channel. */
  readonly checkoutUrl: string | null;
}

/** Tells which channel a signed proof is of; provided by the channels feature. */
export abstract class ChannelProofs {
  /** Null for a proof that is forged, over, meant for somebody else, or was used and may be so once. */
  abstract check(proof: string): Promise<ProvedChannel | null>;
}
