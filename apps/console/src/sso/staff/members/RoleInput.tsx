import { permissionLabel } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { SelectInput } from '../../../shell/form/index.js';
import { useRoles } from '../roles/use-roles.js';
import { roleText } from './member-face.js';

/** A role, with its permissions. */
export const RoleInput = () => {
  const chosen = useWatch<{ role: string }>({ name: 'role' });
  const { data = [] } = useRoles();
  const role = data.find((one) => one.id === chosen);
  return (
    <SelectInput
      source="role"
      label="Role"
      isRequired
      options={[['', 'Choose a role'], ...data.map(({ id }) => [id, roleText(id)] as const)]}
      hint={role === undefined ? undefined : `${role.permissions.map(permissionLabel).join('. ')}.`}
    />
  );
};
