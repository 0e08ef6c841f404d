'use client';

import styles from './Recommendations.module.css';
import { useViewedTires, ViewedTireLink } from '../../tires';

const MOST = 4;

/** Other tires viewed in this browser, newest first. */
export const ViewedBefore = ({ except }: { except: string | null }) => {
  const tires = useViewedTires().filter(({ href }) => href !== except);
  if (tires.length === 0) return null;
  return (
    <>
      <h3>Recently viewed</h3>
      <ul role="list" className={styles.tires}>
        {tires.slice(0, MOST).map((tire) => (
          <li key={tire.href}>
            <ViewedTireLink tire={tire} sizeClass={styles.size} />
          </li>
        ))}
      </ul>
    </>
  );
};
