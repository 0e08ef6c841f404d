import type { AdminReview } from '@simpletread/contract';
import { RATED_QUALITIES, type RatedQuality } from '@simpletread/domain';

import styles from './Reviews.module.css';

const LABELS: Readonly<Record<RatedQuality, string>> = {
  dry: 'Dry',
  wet: 'Wet',
  winter: 'Winter',
  comfort: 'Comfort',
  noise: 'Noise',
  treadwear: 'Treadwear',
};

const MOST = 5;

/** The six ratings of a review. */
export const RatingBars = ({ ratings }: Pick<AdminReview, 'ratings'>) => (
  <dl className={styles.bars}>
    {RATED_QUALITIES.map((quality) => {
      const stars = ratings[quality];
      return (
        <div key={quality}>
          <dt>{LABELS[quality]}</dt>
          <dd className={styles.track} aria-hidden="true">
            <i style={{ width: `${((stars ?? 0) / MOST) * 100}%` }} />
          </dd>
          <dd className={styles.figure}>{stars ?? 'n/a'}</dd>
        </div>
      );
    })}
  </dl>
);
