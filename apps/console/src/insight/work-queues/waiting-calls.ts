import { listMyWork, listWaiting } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const waitingCalls = {
  waiting: (warehouse: string | null) =>
    client.call(listWaiting, { query: warehouse === null ? {} : { warehouse } }),
  myWork: () => client.call(listMyWork, {}),
};

export const useWaitingCalls = () => useCalls(waitingCalls);
