import type { StaffPermission } from '@simpletread/domain';
import { usePermissions } from 'react-admin';

/** Checks the signed-in person's permissions. Everything is refused until they are known. */
export const useCan = (): ((permission: StaffPermission) => boolean) => {
  const { permissions } = usePermissions<readonly StaffPermission[]>();
  return (permission) => permissions?.includes(permission) ?? false;
};
