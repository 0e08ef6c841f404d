import { Injectable } from '@nestjs/common';
import type { RecordKind } from '@simpletread/domain';

import type { RecordStore } from './record-store.js';

/** The stores of all kinds of records. Features register theirs in `onModuleInit`. */
@Injectable()
export class RecordStores {
  private readonly stores = new Map<RecordKind, RecordStore>();

  add(store: RecordStore): void {
    if (this.stores.has(store.kind)) throw new Error(`two stores for ${store.kind}`);
    this.stores.set(store.kind, store);
  }

  of(kind: RecordKind): RecordStore {
    const store = this.stores.get(kind);
    if (store === undefined) throw new Error(`no store for ${kind}`);
    return store;
  }
}
