import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { ChangeButton } from '../../shell/form';
import { stopAsking } from './stop-actions';
import styles from './WriteReview.module.css';

interface StopInvitationsViewProps {
  readonly invitation: string;
  readonly isDone: boolean;
}

/** The page at which a buyer stops being asked for reviews. */
export const StopInvitationsView = ({ invitation, isDone }: StopInvitationsViewProps) => (
  <div className={`l-wrap ${styles.page}`}>
    <header className={styles.head}>
      <h1>{isDone ? 'Review requests stopped' : 'Stop review requests'}</h1>
      <p className="t-muted">
        {isDone
          ? 'We won’t ask you for reviews again. You’ll still get emails about your orders.'
          : 'We’ll stop asking for reviews at this email address. You’ll still get emails about your orders.'}
      </p>
    </header>
    <div className={styles.steps}>
      {!isDone && (
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
