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
      <h1>{isDone ? 'We won’t ask again' : 'Don’t ask me for reviews'}</h1>
      <p className="t-muted">
        {isDone
          ? 'You get no more emails that ask for reviews. Emails about your orders still arrive.'
          : 'We’ll stop asking this email address for reviews. Emails about your orders still arrive.'}
      </p>
    </header>
    <div className={styles.steps}>
      {!isDone && (
        <ChangeButton action={stopAsking} fields={{ token: invitation }}>
          Stop asking
        </ChangeButton>
      )}
      <Button href="/" linkAs={PageLink} variant="quiet">
        Back to the shop
      </Button>
    </div>
  </div>
);
