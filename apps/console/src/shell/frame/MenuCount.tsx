import { VisuallyHidden } from '@simpletread/ui';

import styles from './Sidebar.module.css';

const MOST = 999;

/** The count of waiting work on a menu entry; nothing for 0. */
export const MenuCount = ({ count }: { readonly count: number }) => {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count > MOST ? `${MOST}+` : count}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
};
