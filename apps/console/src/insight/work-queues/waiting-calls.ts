import { listMyWork, listWaiting } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

const waitingCalls = {
  waiting: () => client.call(listWaiting, {}),
  myWork: () => client.call(listMyWork, {}),
};

export const useWaitingCalls = () => useCalls(waitingCalls);
