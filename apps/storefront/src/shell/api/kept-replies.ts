import { LRUCache } from 'lru-cache';

/** A reply with the bytes that it came in. */
export interface SizedReply {
  readonly reply: unknown;
  readonly bytes: number;
}

export interface ShopVersion {
  /** The version of the shop at this moment. */
  readonly version: () => Promise<string>;
  /** When it last became another, in ms since 1970. */
  readonly changedAt: number;
}

interface Kept {
  readonly reply: unknown;
  readonly version: string;
  readonly readAt: number;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** Of several servers one may be behind the other for so long; what is read then is soon read again. */
const SETTLING_MS = 2_000;

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/**
 * Replies of the API that are the same for all guests, kept in this process as long as the shop has the version under which they were
 * read, and no longer than their time. However many pages ask at once, the API is asked once.
 */
export class KeptReplies {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES });
  private readonly reading = new Map<string, Promise<unknown>>();

  constructor(
    private readonly shop: ShopVersion,
    private readonly now: () => number = Date.now,
  ) {}

  /** The reply kept under `key`, else what `read` answers; for as long again as `seconds` it is handed out while it is read anew. */
  async get(key: string, seconds: number, read: () => Promise<SizedReply>): Promise<unknown> {
    const version = await this.shop.version();
    const kept = this.kept.get(key);
    if (kept === undefined || kept.version !== version) return this.read(key, version, read);
    const age = this.now() - kept.readAt;
    const lifeMs = this.isSettling(kept) ? SETTLING_MS : seconds * 1000;
    if (age < lifeMs) return kept.reply;
    const next = this.read(key, version, read);
    if (age >= 2 * lifeMs) return next;
    next.catch(() => undefined); // The reply in hand will do; whoever asks next reads again.
    return kept.reply;
  }

  private isSettling({ readAt }: Kept): boolean {
    return readAt - this.shop.changedAt < SETTLING_MS;
  }

  private read(key: string, version: string, read: () => Promise<SizedReply>): Promise<unknown> {
    const name = `${version} ${key}`;
    const running = this.reading.get(name);
    if (running !== undefined) return running;
    const reading = this.readNow(key, version, read).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
    return reading;
  }

  private async readNow(key: string, version: string, read: () => Promise<SizedReply>): Promise<unknown> {
    const readAt = this.now();
    const { reply, bytes } = await read();
    // Keys count too: a search may have a long address and a short reply.
    const size = Math.max(1, bytes + key.length);
    this.kept.set(key, { reply: frozen(reply), version, readAt }, { size });
    return reply;
  }
}
