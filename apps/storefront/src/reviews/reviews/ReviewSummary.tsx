import type { ReviewSums } from '@simpletread/contract';
import { RATED_QUALITIES } from '@simpletread/domain';
import { Stars, VisuallyHidden } from '@simpletread/ui';
import { percentWords, QUALITY_LABELS } from './review-words';
import styles from './Reviews.module.css';

const count = (figure: number): string => figure.toLocaleString('en-US');

/** The number of reviews by stars. */
export const Distribution = ({ stars }: Pick<ReviewSums, 'stars'>) => {
  const total = stars.reduce((sum, row) => sum + row.count, 0);
  return (
    <table className={styles.distribution}>
      <caption>
        <VisuallyHidden>Reviews by rating</VisuallyHidden>
      </caption>
      <tbody>
        {stars.map((row) => (
          <tr key={row.stars}>
            <th scope="row">{row.stars === 1 ? '1 star' : `${row.stars} stars`}</th>
            <td aria-hidden="true">
              <span className={styles.track}>
                <i style={{ width: percentWords(row.count, total) }} />
              </span>
            </td>
            <td className={styles.figure}>{count(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The totals of a line's reviews: mean, distribution of stars, each quality. */
export const ReviewSummary = ({ reviews }: { reviews: ReviewSums }) => {
  const { rating, total, listed, stars, averages, wouldBuyAgainCount } = reviews;
  if (rating === null) return null;
  return (
    <div className={styles.sums}>
      <div className={styles.mean}>
        <span className={styles.meanFigure} aria-hidden="true">
          {rating.toFixed(1)}
        </span>
        <Stars rating={rating} isFigureHidden />
        <p className={styles.quiet}>
          {count(total)} {total === 1 ? 'review' : 'reviews'}
          <br />
          {percentWords(wouldBuyAgainCount, total)} would buy again
          {listed > total && (
            <>
              <br />
              Reviews by our employees aren’t counted.
            </>
          )}
        </p>
      </div>
      <Distribution stars={stars} />
      <dl className={styles.averages}>
        {RATED_QUALITIES.flatMap((quality) => {
          const mean = averages[quality];
          return mean === null
            ? []
            : [
                <div key={quality}>
                  <dt>{QUALITY_LABELS[quality]}</dt>
                  <dd>{mean.toFixed(1)}</dd>
                </div>,
              ];
        })}
      </dl>
    </div>
  );
};
