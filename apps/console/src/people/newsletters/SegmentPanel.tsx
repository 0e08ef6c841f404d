import { segmentWords } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { useSettled } from '../../shell/form/index.js';
import { Instant } from '../../shell/time/index.js';
import { type NewsletterForm, segmentInput } from './newsletter-form.js';
import { type SegmentInput, useNewsletterCalls } from './newsletter-calls.js';
import { SavedSegmentChoice } from './SavedSegmentChoice.js';
import { SegmentFields } from './SegmentFields.js';
import styles from './Newsletters.module.css';

const SETTLED_MS = 500;

const Recipients = () => {
  const { segment } = useWatch<NewsletterForm>() as NewsletterForm;
  const data = useNewsletterCalls();
  const asked = useSettled(JSON.stringify(segmentInput(segment)), SETTLED_MS);
  const input = JSON.parse(asked) as SegmentInput;
  const { data: found, error } = useQuery({
    queryKey: ['newsletter-recipients', asked],
    queryFn: () => data.countRecipients(input),
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <p className={styles.hint}>{error.message}</p>;
  if (found === undefined) return <p className={styles.hint}>Counting…</p>;
  return (
    <>
      <p className={styles.count} aria-live="polite">
        <b>{found.count.toLocaleString('en-US')}</b> of {found.listCount.toLocaleString('en-US')} subscribers
        <span className={styles.quiet}>{segmentWords(input)}</span>
      </p>
      {found.sample.length > 0 && (
        <PlainTable
          label="Sample recipients"
          rows={found.sample}
          keyOf={(row) => row.id}
          columns={[
            { label: 'Email', render: (row) => <span className={styles.path}>{row.email}</span> },
            { label: 'Place', render: (row) => (row.place === '' ? '–' : row.place) },
            {
              label: 'Last order',
              isEnd: true,
              render: (row) => (row.lastOrderedAt === null ? '–' : <Instant at={row.lastOrderedAt} />),
            },
          ]}
        />
      )}
    </>
  );
};

/** The recipients: a saved segment, or one chosen here, counted as one chooses. */
export const SegmentPanel = () => (
  <Panel title="Recipients">
    <SavedSegmentChoice />
    <SegmentFields />
    <Recipients />
  </Panel>
);
