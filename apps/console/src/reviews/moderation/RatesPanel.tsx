import type { ReviewRates } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import styles from './RatesPanel.module.css';
import { useReviewCalls } from './review-calls.js';

type Row = ReviewRates['rows'][number];

const percent = (figure: number | null): string => (figure === null ? '–' : `${figure}%`);

const Bar = ({ share, most, isAfter }: { share: number; most: number; isAfter: boolean }) => (
  <span className={styles.bar} data-after={isAfter}>
    <i style={{ width: `${(100 * share) / Math.max(1, most)}%` }} />
    {percent(share)}
  </span>
);

/** The shares as bars, before above after. Screen readers get the table. */
const Chart = ({ rows }: { readonly rows: readonly Row[] }) => {
  const most = Math.max(
    ...rows.flatMap(({ writtenPercent, shownPercent }) => [writtenPercent, shownPercent]),
  );
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.legend}>
        <span data-after={false}>Before: share of written</span>
        <span data-after>After: share of published</span>
      </p>
      {rows.map(({ stars, writtenPercent, shownPercent, publishedPercent }) => (
        <div key={stars} className={styles.row}>
          <b>{stars} ★</b>
          <div>
            <Bar share={writtenPercent} most={most} isAfter={false} />
            <Bar share={shownPercent} most={most} isAfter />
          </div>
          <span className={styles.rate}>{percent(publishedPercent)} published</span>
        </div>
      ))}
    </div>
  );
};

/** The share of each rating before and after moderation, which match if no rating is treated differently. */
export const RatesPanel = () => {
  const calls = useReviewCalls();
  const { data } = useQuery({ queryKey: ['review-rates'], queryFn: () => calls.reviewRates() });
  if (data === undefined) return null;
  return (
    <Panel title="By stars, before and after moderation" extra="If no rating is held back, the shares match.">
      <Chart rows={data.rows} />
      <div className={styles.table}>
        <PlainTable
          label="Reviews by stars"
          rows={data.rows}
          keyOf={(row) => String(row.stars)}
          columns={[
            { label: 'Stars', render: (row) => row.stars },
            { label: 'Written', isEnd: true, render: (row) => row.written },
            { label: 'Share of written', isEnd: true, render: (row) => percent(row.writtenPercent) },
            { label: 'Published', isEnd: true, render: (row) => row.published },
            { label: 'Share of published', isEnd: true, render: (row) => percent(row.shownPercent) },
            { label: 'Rejected', isEnd: true, render: (row) => row.rejected },
            { label: 'Publish rate', isEnd: true, render: (row) => percent(row.publishedPercent) },
          ]}
        />
      </div>
    </Panel>
  );
};
