import type { StaffRoleRow } from '@simpletread/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRoleCalls } from './role-calls.js';

/** Every role, those of the console first, under the key where react-admin takes a deleted one out. */
export const useRoles = (): UseQueryResult<StaffRoleRow[]> => {
  const data = useRoleCalls();
  return useQuery({ queryKey: ['roles', 'getMany'], queryFn: () => data.roles() });
};
