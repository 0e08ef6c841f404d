import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { PubSub } from '../pubsub/index.js';
import { LIVE_TOPIC } from './live-updates.js';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
const MAX_BUFFERED_BYTES = 256 * 1024;

interface OpenStream {
  readonly reply: FastifyReply;
  readonly isStillAllowed: () => Promise<boolean>;
}

/** The open event streams of this process: every live update goes to each of them. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<OpenStream>();
  private heartbeat: NodeJS.Timeout | null = null;
  private isSubscribed: Promise<unknown> | null = null;

  constructor(private readonly pubSub: PubSub) {}

  onModuleInit(): void {
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS).unref();
  }

  /**
   * Turns `reply` into a stream of server-sent events until the client leaves or the server stops. `isStillAllowed`
   * runs at every heartbeat (15 s) and in `checkAll`; false ends the stream.
   */
  async open(
    reply: FastifyReply,
    isStillAllowed: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    await this.subscribed();
    if (reply.raw.destroyed) return;
    const stream = { reply, isStillAllowed };
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    };
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as Record<string, string>);
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    reply.raw.on('close', () => void this.streams.delete(stream));
    this.streams.add(stream);
  }

  /** Subscribes once; after a subscription that failed the next client tries again. */
  private subscribed(): Promise<unknown> {
    this.isSubscribed ??= this.pubSub
      .subscribe(
        LIVE_TOPIC,
        (payload) => this.send(payload),
        () => this.endAll(),
      )
      .catch((error: unknown) => {
        this.isSubscribed = null;
        throw error;
      });
    return this.isSubscribed;
  }

  /** Checks every stream's permission now, and ends those without it. */
  async checkAll(): Promise<void> {
    await Promise.all([...this.streams].map((stream) => this.isKept(stream)));
  }

  /** The number of consoles listening to this process. */
  get size(): number {
    return this.streams.size;
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeat !== null) clearInterval(this.heartbeat);
    for (const { reply } of this.streams) reply.raw.end();
    this.streams.clear();
  }

  private send(payload: object): void {
    const text = `data: ${JSON.stringify(payload)}\n\n`;
    for (const stream of this.streams) this.write(stream, text);
  }

  private async beat(): Promise<void> {
    for (const stream of this.streams) {
      if (await this.isKept(stream)) this.write(stream, ': still here\n\n');
    }
  }

  /** Updates may have been lost: consoles connect again and reload what they show. */
  private endAll(): void {
    for (const { reply } of this.streams) reply.raw.end();
  }

  /** A check that fails to run ends nothing: the next heartbeat asks again. */
  private async isKept({ reply, isStillAllowed }: OpenStream): Promise<boolean> {
    const isAllowed = await isStillAllowed().catch(() => true);
    if (!isAllowed) reply.raw.end();
    return isAllowed;
  }

  /** A client that doesn't read is disconnected. It reconnects and reloads missed changes. */
  private write({ reply }: OpenStream, text: string): void {
    reply.raw.write(text);
    if (reply.raw.writableLength > MAX_BUFFERED_BYTES) reply.raw.destroy();
  }
}
