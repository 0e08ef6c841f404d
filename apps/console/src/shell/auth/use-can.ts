import type { StaffPermission } from '@simpletread/domain';
import { usePermissions } from 'react-admin';

/** Asks what the signed-in person may do; everything is refused until that is known. */
export const useCan = (): ((permission: StaffPermission) => boolean) => {
  const { permissions } = usePermissions<readonly StaffPermission[]>();
  return (permission) => permissions?.includes(permission) ?? false;
};
