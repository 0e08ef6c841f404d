import { VisuallyHidden } from '@simpletread/ui';

import styles from './Sidebar.module.css';

interface MenuCountProps {
  readonly count: number;
  /** The unit that a screen reader adds: `waiting`. */
  readonly unit: string;
}

/** A count beside an entry of the menu; nothing for 0. */
export const MenuCount = ({ count, unit }: MenuCountProps) => {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> {unit}</VisuallyHidden>
    </span>
  );
};
