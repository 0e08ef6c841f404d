import type { Customer } from '@simpletread/contract';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { dayText, useMinute } from '../../../shell/time/index.js';
import styles from './Customer.module.css';

/** Their cars: those of the garage, and those that they bought tires for. */
export const VehiclesPanel = ({ vehicles }: Pick<Customer, 'vehicles'>) => {
  const now = useMinute();
  if (vehicles === null || vehicles.length === 0) return null;
  return (
    <Panel title="Vehicles">
      <ul className={styles.list}>
        {vehicles.map(({ label, sizes, isInGarage, lastOrderedAt }) => (
          <li key={label}>
            <b>{label}</b>
            <div className={panel.size}>{sizes.join(', ')}</div>
            <div className={styles.dim}>
              {[
                ...(isInGarage ? ['in the garage'] : []),
                ...(lastOrderedAt === null ? [] : [`tires ordered ${dayText(lastOrderedAt, now)}`]),
              ].join(', ')}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
