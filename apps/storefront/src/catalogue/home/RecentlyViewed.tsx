'use client';

import { useViewedTires, ViewedTireLink } from '../tires';
import styles from './Home.module.css';

/** Tires viewed in this browser; updated from other tabs. */
export const RecentlyViewed = () => {
  const tires = useViewedTires();
  if (tires.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className="l-wrap">
        <div className={styles.head}>
          <h2>Recently viewed</h2>
        </div>
        <ul role="list" className={styles.recent}>
          {tires.map((tire) => (
            <li key={tire.href}>
              <ViewedTireLink tire={tire} sizeClass={styles.size} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
