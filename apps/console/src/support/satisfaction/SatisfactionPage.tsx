import { satisfactionLabel } from '@simpletread/domain';
import { Chip, EmptyState } from '@simpletread/ui';
import { LinkBase } from 'react-admin';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { FigureNote, FigurePanels, FiguresPage } from '../../shell/figures/index.js';
import { Instant } from '../../shell/time/index.js';
import { type SatisfactionFigures, useSatisfactionCalls } from './satisfaction-calls.js';
import styles from './Satisfaction.module.css';
import { scoreText } from './score-text.js';

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
    <FigureNote>
      Ratings count for the agent who answered last. The score is the share of good ratings.
    </FigureNote>
  </Panel>
);

const CommentsPanel = ({ comments }: Pick<SatisfactionFigures, 'comments'>) => (
  <Panel title="Latest comments">
    {comments.length === 0 ? (
      <FigureNote>No comments in this period.</FigureNote>
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

const noteOf = (figures: SatisfactionFigures) =>
  `${figures.asked} asked, ${figures.answered} answered. Score ${scoreText(figures)}.`;

/** Ratings that customers gave after their case was solved: by agent, with their words. */
export const SatisfactionPage = () => {
  const { satisfaction } = useSatisfactionCalls();
  return (
    <FiguresPage
      name="satisfaction"
      title="Satisfaction"
      permission="cases.read"
      read={satisfaction}
      note={noteOf}
    >
      {({ asked, byAgent, comments }) =>
        asked > 0 ? (
          <FigurePanels>
            <AgentsPanel byAgent={byAgent} />
            <CommentsPanel comments={comments} />
          </FigurePanels>
        ) : (
          <EmptyState title="No customers were asked in this period">
            We ask customers an hour after we solve their case, or when their chat ends.
          </EmptyState>
        )
      }
    </FiguresPage>
  );
};
