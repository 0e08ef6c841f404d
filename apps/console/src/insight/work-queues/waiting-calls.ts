import { listWaiting } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const waitingCalls = {
  waiting: () => client.call(listWaiting, {}),
};

export const useWaitingCalls = () => useCalls(waitingCalls);
