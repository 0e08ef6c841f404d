import { listRoles } from '@simpletread/contract';

import { client, useCalls } from '../../../shell/api/index.js';

/** Roles and their permissions. */
export const roleCalls = {
  roles: () => client.call(listRoles, { query: {} }),
};

export const useRoleCalls = () => useCalls(roleCalls);
