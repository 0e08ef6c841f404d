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

type Bar = readonly [label: string, stars: number | null];

const barsOf = ({ subject, rating, ratings }: RatedReview): readonly Bar[] =>
  subject.kind === 'shop'
    ? [['Stars', rating]]
    : RATED_QUALITIES.map((quality) => [LABELS[quality], ratings[quality]]);

type RatedReview = Pick<AdminReview, 'subject' | 'rating' | 'ratings'>;

/** The six ratings of a review of tires, or the stars of a shop. */
export const RatingBars = ({ record }: { readonly record: RatedReview }) => (
  <dl className={styles.bars}>
    {barsOf(record).map(([label, stars]) => {
      return (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.track} aria-hidden="true">
            <i style={{ width: `${((stars ?? 0) / MOST) * 100}%` }} />
          </dd>
          <dd className={styles.figure}>{stars ?? 'n/a'}</dd>
        </div>
      );
    })}
  </dl>
);
