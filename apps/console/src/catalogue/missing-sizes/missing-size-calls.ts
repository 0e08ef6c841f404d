import { restoreMissingSize } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const calls = {
  restoreMissingSize: (id: string, idempotencyKey: string) =>
    client.call(restoreMissingSize, { params: { id } }, { idempotencyKey }),
};

export const useMissingSizeCalls = () => useCalls(calls);
