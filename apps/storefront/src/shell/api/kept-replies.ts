import { LRUCache } from 'lru-cache';

/** A reply with its raw bytes. */
export interface SizedReply {
  readonly reply: unknown;
  readonly bytes: number;
}

export interface ShopVersion {
  /** Returns the shop's current version. */
  readonly version: () => Promise<string>;
  /** Its last change, in ms since 1970. */
  readonly changedAt: number;
}

interface Kept {
  readonly reply: unknown;
  readonly version: string;
  readonly readAt: number;
}

const MOST_BYTES = 32 * 1024 * 1024;
/** One server may lag behind another for this long, so such reads are soon refreshed. */
const SETTLING_MS = 2_000;

const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/**
 * API replies that are the same for all guests, cached in this process while the shop has the version they were read under, and no longer
 * than their age limit. However many pages need one at once, the API is asked once.
 */
export class KeptReplies {
  private readonly kept = new LRUCache<string, Kept>({ maxSize: MOST_BYTES });
  private readonly reading = new Map<string, Promise<unknown>>();

  constructor(
    private readonly shop: ShopVersion,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the reply cached under `key`, otherwise `read`'s; for the same time again as `seconds` it is used while it is refreshed. */
  async get(key: string, seconds: number, read: () => Promise<SizedReply>): Promise<unknown> {
    const version = await this.shop.version();
    const kept = this.kept.get(key);
    if (kept === undefined || kept.version !== version) return this.read(key, version, read);
    const age = this.now() - kept.readAt;
    const lifeMs = this.isSettling(kept) ? SETTLING_MS : seconds * 1000;
    if (age < lifeMs) return kept.reply;
    const next = this.read(key, version, read);
    if (age >= 2 * lifeMs) return next;
    next.catch(() => undefined); // The cached reply is enough; the next request reads again.
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
