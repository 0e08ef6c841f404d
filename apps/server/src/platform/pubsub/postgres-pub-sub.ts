import type { SqlRunner } from '../database/index.js';
import type { PostgresListener } from './postgres-listener.js';
import { PubSub, type Unsubscribe } from './pub-sub.js';

const MAX_BYTES = 7_000;

/** Publishes through NOTIFY, one channel for each topic. */
export class PostgresPubSub extends PubSub {
  constructor(
    private readonly database: SqlRunner,
    private readonly listener: PostgresListener,
  ) {
    super();
  }

  override async publish(topic: string, payload: object): Promise<void> {
    const text = JSON.stringify(payload);
    if (Buffer.byteLength(text) > MAX_BYTES)
      throw new RangeError(`the payload of ${topic} is over ${MAX_BYTES} bytes`);
    await this.database.query('SELECT pg_notify($1, $2)', [`topic-${topic}`, text]);
  }

  override subscribe(
    topic: string,
    listener: (payload: object) => void,
    missed = () => listener({}),
  ): Promise<Unsubscribe> {
    return this.listener.listen(`topic-${topic}`, (text) => {
      if (text === '') missed();
      else listener(JSON.parse(text) as object);
    });
  }
}
