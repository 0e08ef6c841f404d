import Button from '@mui/material/Button';
import type { AdminReview } from '@simpletread/contract';
import { EmptyState, Skeleton } from '@simpletread/ui';
import { useRef, useState } from 'react';
import { LinkBase, ListBase, useListContext, useNavigate } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import {
  BulkBar,
  BulkOwner,
  ListTable,
  ListTools,
  Pager,
  TableButton,
  useOwnerFilter,
  useTableLayout,
  ViewTabs,
} from '../../shell/list/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { useMayOwn } from '../../shell/work-owners/index.js';
import { ReviewBulk } from './bulk/ReviewBulk.js';
import { RatesPanel } from './RatesPanel.js';
import { REVIEW_COLUMNS, REVIEW_FILTERS } from './review-columns.js';
import { ReviewCard } from './ReviewCard.js';
import styles from './Reviews.module.css';

const VIEWS = [
  { name: 'Flagged', filter: { isOurTurn: true, isFlagged: true }, isCounted: true },
  { name: 'Clean', filter: { isOurTurn: true, isFlagged: false }, isCounted: true },
  { name: 'Appeals', filter: { state: 'appealed' }, isCounted: true },
  { name: 'To moderate', filter: { isOurTurn: true }, isCounted: true },
  { name: 'Mine', filter: { isOurTurn: true, owner: 'me' } },
  { name: 'Awaiting writer', filter: { state: 'questionAsked' }, isCounted: true },
  { name: 'Rejected', filter: { state: 'rejected' } },
  { name: 'Published', filter: { state: 'published' } },
  { name: 'All', filter: {} },
];

const Cards = () => {
  const { data, isPending, error } = useListContext<AdminReview>();
  const navigate = useNavigate();
  const cards = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const rows = data ?? [];
  // A decided review leaves the view, and the next one takes its place.
  const [place, setPlace] = useState(0);
  const found = rows.findIndex(({ id }) => id === selected);
  const at = found === -1 ? Math.min(place, Math.max(0, rows.length - 1)) : found;
  const go = (next: number): void => {
    const row = rows[next];
    if (row === undefined) return;
    setSelected(row.id);
    setPlace(next);
    cards.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts([
    { keys: 'j', label: 'Next review', group: 'Review', run: () => go(at + 1) },
    { keys: 'k', label: 'Previous review', group: 'Review', run: () => go(at - 1) },
    {
      keys: 'Enter',
      label: 'Open review',
      group: 'Review',
      run: () => {
        const row = rows[at];
        if (row !== undefined) void navigate(`/reviews/${row.id}/show`);
      },
    },
  ]);
  if (error !== null && error !== undefined)
    return (
      <EmptyState tone="error" title="Reviews can’t be shown right now" headingLevel={2}>
        Reload the page.
      </EmptyState>
    );
  if (isPending) return <Skeleton />;
  if (rows.length === 0)
    return (
      <EmptyState title="No reviews in this view" headingLevel={2}>
        New reviews appear automatically.
      </EmptyState>
    );
  return (
    <div ref={cards} className={styles.cards}>
      {rows.map((record, index) => (
        <ReviewCard key={record.id} record={record} isSelected={index === at} onSelect={() => go(index)} />
      ))}
    </div>
  );
};

/** Opens the files of partners, for those who may. */
const FilesLink = () =>
  useCan()('reviews.syndicate') ? (
    <Button component={LinkBase} to="/review-files" variant="outlined">
      Review files
    </Button>
  ) : null;

/** The keys of the cards; the table has those of every list. */
const Hints = () => {
  const [isTable] = useTableLayout('reviews');
  if (isTable) return null;
  return (
    <p className={styles.hints}>
      <Keys keys="j" /> <Keys keys="k" /> move <Keys keys="a" /> publish <Keys keys="x" /> reject{' '}
      <Keys keys="m" /> ask
    </p>
  );
};

const nameOf = ({ authorName }: AdminReview): string => `review by ${authorName}`;

const Body = () => {
  const [isTable] = useTableLayout('reviews');
  const mayOwn = useMayOwn()('reviews');
  const owner = useOwnerFilter('reviews');
  return (
    <>
      <ListTools
        searchHint="Writer, tires or text"
        filters={[...REVIEW_FILTERS, ...owner]}
        columns={isTable ? REVIEW_COLUMNS : null}
      >
        <TableButton resource="reviews" />
      </ListTools>
      {isTable ? (
        <ListTable<AdminReview>
          label="Reviews"
          columns={REVIEW_COLUMNS}
          nameOf={nameOf}
          isSelectable={mayOwn}
        />
      ) : (
        <Cards />
      )}
      <Pager />
      {isTable && mayOwn && (
        <BulkBar<AdminReview>
          actions={(ids) => (
            <>
              <ReviewBulk ids={ids} />
              <BulkOwner kind="reviews" ids={ids} nameOf={nameOf} />
            </>
          )}
        />
      )}
    </>
  );
};

/** Reviews to moderate, the one that waits the longest first; every decision has a key. */
export const ReviewQueue = () => (
  <ListBase<AdminReview>
    resource="reviews"
    sort={{ field: 'dueAt', order: 'ASC' }}
    perPage={25}
    filterDefaultValues={{ isOurTurn: true }}
    queryOptions={{ onError: () => undefined }}
  >
    <PageHeader
      title="Reviews"
      note="Publish honest reviews and remove private data. A low rating is never a reason to reject."
      actions={
        <>
          <Hints />
          <FilesLink />
        </>
      }
    />
    <ViewTabs views={VIEWS} savedFor="reviews" />
    <Body />
    <RatesPanel />
  </ListBase>
);
