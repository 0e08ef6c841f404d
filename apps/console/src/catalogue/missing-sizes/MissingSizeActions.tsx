import Button from '@mui/material/Button';
import type { MissingSizeRow } from '@simpletread/contract';

import { useStaffAction, useUndoableDelete } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { useMissingSizeCalls } from './missing-size-calls.js';
import { missingSizeName } from './missing-size-name.js';
import styles from './MissingSizes.module.css';

/** The form of a new fitment that begins with this vehicle. */
const formHref = ({ make, model, year }: MissingSizeRow): string => {
  const params = new URLSearchParams({ make, model, yearFrom: String(year), yearTo: String(year) });
  return `/fitments/create?${params.toString()}`;
};

/** Enter the sizes of a vehicle, or take it off the queue. */
export const MissingSizeActions = ({ row }: { readonly row: MissingSizeRow }) => {
  const can = useCan();
  const data = useMissingSizeCalls();
  const dismiss = useUndoableDelete('missing-sizes');
  const restore = useStaffAction({
    run: (id: string, key) => data.restoreMissingSize(id, key),
    reload: ['missing-sizes'],
    done: () => `${missingSizeName(row)} is back in the queue.`,
    isAlone: true,
  });
  const name = missingSizeName(row);
  return (
    <span className={styles.actions}>
      {can('vehicles.change') && (
        <Button
          size="small"
          component={AppLink}
          href={formHref(row)}
          aria-label={`Enter sizes for the ${name}`}
        >
          Enter sizes
        </Button>
      )}
      {can('missingSizes.dismiss') &&
        (row.isDismissed ? (
          <Button
            size="small"
            disabled={restore.isBusy}
            aria-label={`Restore the ${name}`}
            onClick={() => restore.start(row.id)}
          >
            Restore
          </Button>
        ) : (
          <Button
            size="small"
            aria-label={`Dismiss the ${name}`}
            onClick={() => dismiss({ id: row.id, done: `${name} dismissed.` })}
          >
            Dismiss
          </Button>
        ))}
    </span>
  );
};
