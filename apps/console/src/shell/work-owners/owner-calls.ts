import { getWorkOwner, listColleagues, setWorkOwner } from '@simpletread/contract';
import type { OwnedRecord } from '@simpletread/domain';

import { type BodyOf, client, useCalls } from '../api/index.js';

/** The owners of records. */
export const ownerCalls = {
  workOwner: (kind: OwnedRecord, id: string) => client.call(getWorkOwner, { params: { kind, id } }),
  setWorkOwner: (kind: OwnedRecord, id: string, body: BodyOf<typeof setWorkOwner>, idempotencyKey: string) =>
    client.call(setWorkOwner, { params: { kind, id }, body }, { idempotencyKey }),
  colleagues: (kind: OwnedRecord) => client.call(listColleagues, { params: { kind } }),
};

export const useOwnerCalls = () => useCalls(ownerCalls);
