import Button from '@mui/material/Button';
import { FIGURE_PERIODS, type FigurePeriod, figurePeriodText, satisfactionLabel } from '@simpletread/domain';
import { Chip, EmptyState } from '@simpletread/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { type SatisfactionFigures, useSatisfactionCalls } from './satisfaction-calls.js';
import styles from './Satisfaction.module.css';
import { scoreText } from './score-text.js';

const isPeriod = (text: string | null): text is FigurePeriod =>
  FIGURE_PERIODS.some((period) => period === text);

const AgentsPanel = ({ byAgent }: Pick<SatisfactionFigures, 'byAgent'>) => (
  <Panel title="By agent">
    <PlainTable
      label="By agent"
      rows={byAgent}
      keyOf={({ name }) => name}
      columns={[
        { label: 'Agent', render: ({ name }) => name },
        { label: 'Asked', isEnd: true, render: ({ asked }) => asked },
        { label: 'Answered', isEnd: true, render: ({ answered }) => answered },
        { label: 'Good', isEnd: true, render: ({ good }) => good },
        { label: 'Score', isEnd: true, render: scoreText },
      ]}
    />
    <p className={styles.note}>
      Ratings count for the agent who answered last. The score is the share of good ratings.
    </p>
  </Panel>
);

const CommentsPanel = ({ comments }: Pick<SatisfactionFigures, 'comments'>) => (
  <Panel title="Latest comments">
    {comments.length === 0 ? (
      <p className={styles.note}>No comments in this period.</p>
    ) : (
      <ul className={styles.comments}>
        {comments.map(({ caseId, caseNumber, agentName, rating, comment, answeredAt }) => (
          <li key={caseId}>
            <p className={styles.head}>
              <Chip tone={rating === 'good' ? 'good' : 'bad'}>{satisfactionLabel(rating)}</Chip>
              <LinkBase to={`/cases/${caseId}/show`}>{caseNumber}</LinkBase>
              <span>
                {agentName}, <Instant at={answeredAt} />
              </span>
            </p>
            <p className={styles.words}>{comment}</p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

/** Ratings that customers gave after their case was solved: by agent, with their words. */
export const SatisfactionPage = () => {
  const can = useCan();
  const calls = useSatisfactionCalls();
  const [params, setParams] = useSearchParams();
  const asked = params.get('period');
  const period = isPeriod(asked) ? asked : 'quarter';
  const { data, error, refetch } = useQuery({
    queryKey: ['satisfaction', period],
    queryFn: () => calls.satisfaction(period),
    enabled: can('cases.read'),
    placeholderData: keepPreviousData,
  });
  if (!can('cases.read')) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title="Satisfaction"
        note={
          data === undefined
            ? undefined
            : `${data.asked} asked, ${data.answered} answered. Score ${scoreText(data)}.`
        }
        actions={
          <div className={styles.period}>
            <SelectControl
              label="Period"
              isLabelHidden
              value={period}
              options={FIGURE_PERIODS.map((each) => [each, figurePeriodText(each)] as const)}
              onChange={(chosen) => setParams({ period: chosen }, { replace: true })}
            />
          </div>
        }
      />
      {data !== undefined && data.asked > 0 && (
        <div className={styles.panels}>
          <AgentsPanel byAgent={data.byAgent} />
          <CommentsPanel comments={data.comments} />
        </div>
      )}
      {data?.asked === 0 && (
        <EmptyState title="No customers were asked in this period">
          We ask customers an hour after we solve their case, or when their chat ends.
        </EmptyState>
      )}
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
    </>
  );
};
