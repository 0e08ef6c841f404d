import { Skeleton } from '../Skeleton/Skeleton.js';
import styles from './ResultCard.module.css';

/** Holds the place of a result card in its own geometry, so that nothing moves when it arrives. */
export const ResultCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.layout}>
      <div className={styles.image}>
        <Skeleton shape="tile" />
      </div>
      <div>
        <Skeleton width="30%" height={14} />
        <Skeleton width="60%" height={20} style={{ marginTop: 8 }} />
        <Skeleton width="85%" height={12} style={{ marginTop: 12 }} />
        <Skeleton width="70%" height={26} style={{ marginTop: 12 }} />
      </div>
      <div className={styles.scores}>
        <Skeleton height={60} />
      </div>
      <div className={styles.price}>
        <div>
          <Skeleton width={150} height={28} />
          <Skeleton width="100%" height={12} style={{ marginTop: 9 }} />
          <Skeleton width="100%" height={8} style={{ marginTop: 12 }} />
        </div>
      </div>
    </div>
  </div>
);
