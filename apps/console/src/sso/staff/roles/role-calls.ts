import { listRoles, createRole, changeRole } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** Roles and their permissions. */
export const roleCalls = {
  roles: () => client.call(listRoles, { query: {} }),
  createRole: (body: BodyOf<typeof createRole>, idempotencyKey: string) =>
    client.call(createRole, { body }, { idempotencyKey }),
  changeRole: (name: string, body: BodyOf<typeof changeRole>, idempotencyKey: string) =>
    client.call(changeRole, { params: { name }, body }, { idempotencyKey }),
};

export const useRoleCalls = () => useCalls(roleCalls);
