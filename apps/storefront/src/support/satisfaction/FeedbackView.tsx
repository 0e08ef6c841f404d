import type { SatisfactionView } from '@simpletread/contract';
import { satisfactionLabel } from '@simpletread/domain';
import { Card } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { SatisfactionForm } from './SatisfactionForm';
import styles from './Satisfaction.module.css';

interface FeedbackViewProps {
  readonly token: string;
  readonly question: SatisfactionView;
}

const saidOf = ({ agentName, isOpen, answer }: SatisfactionView): string => {
  if (answer !== null)
    return `You rated ${agentName}’s support: ${satisfactionLabel(answer.rating).toLowerCase()}.`;
  return isOpen ? `${agentName} answered your message.` : 'This question is closed.';
};

/** The question about a solved case, for the holder of its link: one answer, to which a comment can be added. */
export const FeedbackView = ({ token, question }: FeedbackViewProps) => {
  const { caseNumber, isOpen, answer } = question;
  const mayAdd = isOpen && answer !== null && answer.comment === '';
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-muted">{caseNumber}</p>
        <h1>{answer === null ? 'How did we do?' : 'Thank you'}</h1>
        <p className="t-muted" role="status">
          {saidOf(question)}
        </p>
      </header>
      {answer !== null && answer.comment !== '' && (
        <Card className={styles.card ?? ''}>
          <p className={styles.words}>{answer.comment}</p>
        </Card>
      )}
      {((answer === null && isOpen) || mayAdd) && (
        <SatisfactionForm
          key={answer === null ? 'rate' : 'add'}
          token={token}
          rated={answer?.rating ?? null}
        />
      )}
      <p>
        <PageLink href="/contact">Contact us</PageLink>
      </p>
    </div>
  );
};
