import { listMacros, listSavedReplies, previewOrderSteps, runOrderSteps } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const MOST = '[0,499]';

const stepCalls = {
  macros: () => client.call(listMacros, { query: { range: MOST } }),
  savedReplies: () => client.call(listSavedReplies, { query: { range: MOST } }),
  previewOrderSteps: (body: BodyOf<typeof previewOrderSteps>) => client.call(previewOrderSteps, { body }),
  runOrderSteps: (id: string, body: BodyOf<typeof runOrderSteps>, idempotencyKey: string) =>
    client.call(runOrderSteps, { params: { id }, body }, { idempotencyKey }),
};

export const useStepCalls = () => useCalls(stepCalls);

export type Steps = BodyOf<typeof previewOrderSteps>['steps'];
