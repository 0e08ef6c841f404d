import pg from 'pg';

import { withIdentifiers } from '../database/index.js';
import type { Log } from '../log/index.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

type Listener = (payload: string) => void;

const listenTo = (channel: string): string => withIdentifiers('LISTEN %I', channel);

/**
 * One connection that listens to channels of the database and reconnects automatically. After a reconnect every listener is
 * called once with an empty payload, since notifications of the gap are lost.
 */
export class PostgresListener {
  private readonly listeners = new Map<string, Set<Listener>>();
  private client: pg.Client | null = null;
  private opening: Promise<void> | null = null;
  private retry: NodeJS.Timeout | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private isClosed = false;
  /** A connection takes one statement after the other. */
  private subscribing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connectionString: string,
    private readonly log: Log,
  ) {}

  /** Calls `listener` with every payload sent to `channel` from now on; returns how to stop. */
  async listen(channel: string, listener: Listener): Promise<() => void> {
    const known = this.listeners.get(channel) ?? new Set<Listener>();
    const isNew = known.size === 0;
    known.add(listener);
    this.listeners.set(channel, known);
    try {
      if (this.client === null) await this.open();
      else if (isNew) await this.subscribe(this.client, channel);
    } catch (error) {
      // A refused listener tries again, and would otherwise receive everything twice.
      known.delete(listener);
      throw error;
    }
    return () => void known.delete(listener);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    await this.opening?.catch(() => undefined);
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private subscribe(client: pg.Client, channel: string): Promise<unknown> {
    const statement = () => client.query(listenTo(channel));
    const subscribed = this.subscribing.then(statement, statement);
    this.subscribing = subscribed;
    return subscribed;
  }

  private open(): Promise<void> {
    this.opening ??= this.connect().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      application_name: 'simpletread-listener',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => this.deliver(channel, payload ?? ''));
    client.on('error', (error) => this.log.warn({ err: error }, 'the listening connection broke'));
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(listenTo(channel));
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.pauseMs = FIRST_PAUSE_MS;
  }

  private lost(client: pg.Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = null;
    this.reconnectLater();
  }

  private reconnectLater(): void {
    this.retry = setTimeout(() => {
      (this.client === null ? this.open() : Promise.resolve()).then(
        () => [...this.listeners.keys()].forEach((channel) => this.deliver(channel, '')),
        () => {
          if (!this.isClosed) this.reconnectLater();
        },
      );
    }, this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }

  private deliver(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      try {
        listener(payload);
      } catch (error) {
        this.log.error({ err: error, channel }, 'a listener failed');
      }
    }
  }
}
