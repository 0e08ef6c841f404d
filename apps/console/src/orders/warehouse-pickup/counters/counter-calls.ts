import { type changePickupCounter, pausePickupCounter, previewPickupCounter } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

export type CounterBody = BodyOf<typeof changePickupCounter>;

/** Pickup counters, beyond lists and records. */
export const counterCalls = {
  previewCounter: (id: string, body: CounterBody) =>
    client.call(previewPickupCounter, { params: { id }, body }),
  pauseCounter: (id: string, body: BodyOf<typeof pausePickupCounter>, idempotencyKey: string) =>
    client.call(pausePickupCounter, { params: { id }, body }, { idempotencyKey }),
};

export const useCounterCalls = () => useCalls(counterCalls);
