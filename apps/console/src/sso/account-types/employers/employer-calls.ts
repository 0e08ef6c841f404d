import { addEmployer, changeEmployer, endEmployer } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** Employers whose staff get an account type. */
export const employerCalls = {
  addEmployer: (body: BodyOf<typeof addEmployer>, idempotencyKey: string) =>
    client.call(addEmployer, { body }, { idempotencyKey }),
  changeEmployer: (id: string, body: BodyOf<typeof changeEmployer>, idempotencyKey: string) =>
    client.call(changeEmployer, { params: { id }, body }, { idempotencyKey }),
  endEmployer: (id: string, version: number, idempotencyKey: string) =>
    client.call(endEmployer, { params: { id }, body: { version } }, { idempotencyKey }),
};

export const useEmployerCalls = () => useCalls(employerCalls);
