import { useQuery } from '@tanstack/react-query';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { useReviewCalls } from './review-calls.js';

const percent = (figure: number | null): string => (figure === null ? '–' : `${figure}%`);

/** The share of each rating before and after moderation, which match if no rating is treated differently. */
export const RatesPanel = () => {
  const calls = useReviewCalls();
  const { data } = useQuery({ queryKey: ['review-rates'], queryFn: () => calls.reviewRates() });
  if (data === undefined) return null;
  return (
    <Panel title="By stars, before and after moderation" extra="If no rating is held back, the shares match.">
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
    </Panel>
  );
};
