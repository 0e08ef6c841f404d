import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { MovedAddressesReply } from '@simpletread/contract';

import { Remembered } from '../../platform/cache/index.js';
import { Log } from '../../platform/log/index.js';
import { PostgresListener, type Unsubscribe } from '../../platform/pubsub/index.js';
import { CATALOGUE_CHANGED } from '../tires/index.js';
import { MovedAddressesReader } from './moved-addresses.reader.js';

const REMEMBERED_MS = 60_000;

/** Former addresses of brands and lines, in memory because every page of the shop asks for them. */
@Injectable()
export class MovedAddresses implements OnModuleInit, OnModuleDestroy {
  private stop: Unsubscribe | null = null;
  private readonly moved: Remembered<MovedAddressesReply>;

  constructor(
    reader: MovedAddressesReader,
    private readonly listener: PostgresListener,
    private readonly log: Log,
  ) {
    this.moved = new Remembered({ read: () => reader.read(), ttlMs: REMEMBERED_MS });
  }

  async onModuleInit(): Promise<void> {
    this.stop = await this.listener.listen(CATALOGUE_CHANGED, () => {
      this.moved
        .refresh()
        .catch((error: unknown) => this.log.warn({ err: error }, 'moved addresses not read again'));
    });
  }

  onModuleDestroy(): void {
    this.stop?.();
  }

  current(): Promise<MovedAddressesReply> {
    return this.moved.current();
  }
}
