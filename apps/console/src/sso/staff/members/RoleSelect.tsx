import { permissionLabel } from '@simpletread/domain';
import { useId, useState } from 'react';

import styles from '../../../shell/dialog/AskDialog.module.css';
import { useRoles } from '../roles/use-roles.js';
import { roleText } from './member-face.js';

/** Which role, with what it lets its holder do. */
export const RoleSelect = ({ initial = '' }: { readonly initial?: string }) => {
  const id = useId();
  const [chosen, setChosen] = useState(initial);
  const { data = [] } = useRoles();
  const role = data.find((one) => one.id === chosen);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Role</label>
      <select
        id={id}
        name="role"
        required
        className={styles.select}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose a role</option>
        {data.map((one) => (
          <option key={one.id} value={one.id}>
            {roleText(one.id)}
          </option>
        ))}
      </select>
      {role !== undefined && (
        <p className={styles.hint} aria-live="polite">
          {role.permissions.map(permissionLabel).join('. ')}.
        </p>
      )}
    </div>
  );
};
