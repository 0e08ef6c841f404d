import type { Redis } from 'ioredis';

import type { Unsubscribe } from './pub-sub.js';
import { PubSub } from './pub-sub.js';

type Listener = (payload: object) => void;

/** Publishes through Redis; subscribing needs a connection of its own. */
export class RedisPubSub extends PubSub {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
  ) {
    super();
    subscriber.on('message', (channel: string, text: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(JSON.parse(text) as object);
    });
  }

  override async publish(topic: string, payload: object): Promise<void> {
    await this.publisher.publish(`topic-${topic}`, JSON.stringify(payload));
  }

  override async subscribe(topic: string, listener: Listener): Promise<Unsubscribe> {
    const channel = `topic-${topic}`;
    const known = this.listeners.get(channel) ?? new Set<Listener>();
    known.add(listener);
    this.listeners.set(channel, known);
    await this.subscriber.subscribe(channel);
    return () => void known.delete(listener);
  }
}
