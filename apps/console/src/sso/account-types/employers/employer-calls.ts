import { endEmployer } from '@simpletread/contract';

import { client, useCalls } from '../../../shell/api/index.js';

/** Employers whose staff get an account type, beyond lists and records. */
export const employerCalls = {
  endEmployer: (id: string, version: number, idempotencyKey: string) =>
    client.call(endEmployer, { params: { id }, body: { version } }, { idempotencyKey }),
};

export const useEmployerCalls = () => useCalls(employerCalls);
