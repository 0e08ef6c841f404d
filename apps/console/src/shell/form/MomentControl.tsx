import { easternWallSecond } from '@simpletread/domain';

import { momentOf } from '../time/index.js';
import { Control, type ControlProps } from './Control.js';
import styles from './Form.module.css';

interface MomentControlProps extends ControlProps {
  /** An instant; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** A moment by the clock on a wall in the East; one that nobody touches stays exact. */
export const MomentControl = ({ value, onChange, ...control }: MomentControlProps) => (
  <Control {...control}>
    {(aria) => (
      <input
        {...aria}
        type="datetime-local"
        step={1}
        className={styles.select}
        value={value === null ? '' : easternWallSecond(new Date(value))}
        onChange={({ target }) => onChange(momentOf(target.value)?.toISOString() ?? null)}
      />
    )}
  </Control>
);
