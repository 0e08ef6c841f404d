import type { StaffRoleRow } from '@simpletread/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRoleCalls } from './role-calls.js';

/** Every role, those of the console first. */
export const useRoles = (): UseQueryResult<StaffRoleRow[]> => {
  const data = useRoleCalls();
  return useQuery({ queryKey: ['roles'], queryFn: () => data.roles() });
};
