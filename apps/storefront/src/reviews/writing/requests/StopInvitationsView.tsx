import { Button } from '@simpletread/ui';
import { PageLink } from '../../../shell/controls';
import { ChangeButton } from '../../../shell/form';
import type { ReviewRequestsState } from './read-review-requests';
import { stopAsking } from './stop-actions';
import styles from '../WriteReview.module.css';

interface StopInvitationsViewProps {
  readonly invitation: string;
  readonly state: ReviewRequestsState;
}

const WORDS: Readonly<Record<ReviewRequestsState, readonly [title: string, text: string]>> = {
  asking: [
    'Stop review requests',
    'We’ll stop asking for reviews at this email address. You’ll still get emails about your orders.',
  ],
  stopped: [
    'Review requests stopped',
    'We won’t ask you for reviews again. You’ll still get emails about your orders.',
  ],
  unknown: [
    'This link doesn’t work',
    'Open the link in our email again. If it was cut off, copy all of it into the address bar.',
  ],
};

/** The page at which a buyer stops being asked for reviews. */
export const StopInvitationsView = ({ invitation, state }: StopInvitationsViewProps) => {
  const [title, text] = WORDS[state];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="t-muted">{text}</p>
      </header>
      <div className={styles.steps}>
        {state === 'asking' && (
          <ChangeButton action={stopAsking} fields={{ token: invitation }}>
            Stop requests
          </ChangeButton>
        )}
        <Button href="/" linkAs={PageLink} variant="quiet">
          Back to the shop
        </Button>
      </div>
    </div>
  );
};
