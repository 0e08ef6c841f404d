import type { Redis } from 'ioredis';

import { PubSub, type Unsubscribe } from './pub-sub.js';

interface Listener {
  readonly heard: (payload: object) => void;
  readonly missed: () => void;
}

/** Publishes through Redis; subscribing needs a separate connection. */
export class RedisPubSub extends PubSub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private hasGap = false;

  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
  ) {
    super();
    subscriber.on('message', (channel: string, text: string) => {
      for (const { heard } of this.listeners.get(channel) ?? []) heard(JSON.parse(text) as object);
    });
    subscriber.on('close', () => (this.hasGap = true));
    subscriber.on('ready', () => this.notifyGap());
  }

  override async publish(topic: string, payload: object): Promise<void> {
    await this.publisher.publish(`topic-${topic}`, JSON.stringify(payload));
  }

  override async subscribe(
    topic: string,
    heard: Listener['heard'],
    missed: Listener['missed'] = () => heard({}),
  ): Promise<Unsubscribe> {
    const listener = { heard, missed };
    const channel = `topic-${topic}`;
    const known = this.listeners.get(channel) ?? new Set<Listener>();
    known.add(listener);
    this.listeners.set(channel, known);
    await this.subscriber.subscribe(channel);
    return () => void known.delete(listener);
  }

  private notifyGap(): void {
    if (!this.hasGap) return;
    this.hasGap = false;
    for (const known of this.listeners.values()) for (const { missed } of known) missed();
  }
}
