import {
  type createPriceList,
  movePriceList,
  savePriceEntries,
  importPriceEntries,
  exportPriceEntries,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import type { Move } from '../rules/index.js';

export type PriceListInput = BodyOf<typeof createPriceList>;
export type EntriesInput = BodyOf<typeof savePriceEntries>;
export type EntryInput = EntriesInput['entries'][number];

/** Price lists and their entries, beyond lists and records. */
export const priceListCalls = {
  movePriceList: (id: string, body: Move, idempotencyKey: string) =>
    client.call(movePriceList, { params: { id }, body }, { idempotencyKey }),
  savePriceEntries: (id: string, body: EntriesInput, idempotencyKey: string) =>
    client.call(savePriceEntries, { params: { id }, body }, { idempotencyKey }),
  importPriceEntries: (id: string, body: BodyOf<typeof importPriceEntries>, idempotencyKey: string) =>
    client.call(importPriceEntries, { params: { id }, body }, { idempotencyKey }),
  exportPriceEntries: (id: string) => client.call(exportPriceEntries, { params: { id } }),
};

export const usePriceListCalls = () => useCalls(priceListCalls);
