import type { FastifyReply } from 'fastify';

import { PubSub, type Unsubscribe } from '../pubsub/index.js';
import { LiveStreams } from './live-streams.js';

class FlakyPubSub extends PubSub {
  failuresLeft = 0;

  override publish(): Promise<void> {
    return Promise.resolve();
  }

  override subscribe(): Promise<Unsubscribe> {
    this.failuresLeft -= 1;
    return this.failuresLeft >= 0
      ? Promise.reject(new Error('the database is away'))
      : Promise.resolve(() => undefined);
  }
}

const aReply = (isGone = false): FastifyReply => {
  const raw = { destroyed: isGone, writeHead: () => raw, write: () => true, on: () => raw, end: () => raw };
  return { raw, getHeaders: () => ({}), hijack: () => undefined } as unknown as FastifyReply;
};

describe('the open event streams', () => {
  const pubSub = new FlakyPubSub();

  it('open again after a subscription that failed', async () => {
    const streams = new LiveStreams(pubSub);
    pubSub.failuresLeft = 1;
    await expect(streams.open(aReply())).rejects.toThrow('the database is away');
    await streams.open(aReply());
    expect(streams.size).toBe(1);
  });

  it('do not keep a client that left while it waited', async () => {
    const streams = new LiveStreams(pubSub);
    await streams.open(aReply(true));
    expect(streams.size).toBe(0);
  });
});
