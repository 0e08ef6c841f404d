import type { FastifyReply } from 'fastify';

import { PubSub, type Unsubscribe } from '../pubsub/index.js';
import { LiveStreams } from './live-streams.js';

class FlakyPubSub extends PubSub {
  failuresLeft = 0;

  override publish(): Promise<void> {
    return Promise.resolve();
  }

  missed: () => void = () => undefined;

  override subscribe(_topic: string, _heard: unknown, missed = this.missed): Promise<Unsubscribe> {
    this.missed = missed;
    this.failuresLeft -= 1;
    return this.failuresLeft >= 0
      ? Promise.reject(new Error('the database is away'))
      : Promise.resolve(() => undefined);
  }
}

const aReply = (isGone = false, onEnd = () => undefined): FastifyReply => {
  const raw = { destroyed: isGone, writeHead: () => raw, write: () => true, on: () => raw, end: onEnd };
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

  it('end when updates may have been lost, so that consoles reconnect and reload', async () => {
    const streams = new LiveStreams(pubSub);
    const end = jest.fn();
    await streams.open(aReply(false, end));
    expect(end).not.toHaveBeenCalled();
    pubSub.missed();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('do not keep a client that left while it waited', async () => {
    const streams = new LiveStreams(pubSub);
    await streams.open(aReply(true));
    expect(streams.size).toBe(0);
  });
});
