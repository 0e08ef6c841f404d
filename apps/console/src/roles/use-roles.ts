import type { StaffRoleRow } from '@simpletread/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import { useConsoleData } from '../api/use-console-data.js';

/** Every role, those of the console first. */
export const useRoles = (): UseQueryResult<StaffRoleRow[]> => {
  const data = useConsoleData();
  return useQuery({ queryKey: ['roles'], queryFn: () => data.roles() });
};
