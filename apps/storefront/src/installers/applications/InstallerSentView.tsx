import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { standingStyles as styles } from '../../shell/form';
import { ForgetDraft } from './ForgetDraft';

/** Thanks an applicant and asks for the confirmation of the email address. */
export const InstallerSentView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <ForgetDraft />
    <div className={styles.head}>
      <h1>Now confirm your email</h1>
      <p className="t-muted">
        We sent an email to your primary address. Sign in with that address, or create an account with it, and
        we start our review. Unconfirmed applications are deleted after 30 days.
      </p>
    </div>
    <div className={styles.actions}>
      <Button href="/login?returnTo=%2Faccount%2Finstaller-application" variant="cta">
        Sign in
      </Button>
      <Button href="/register?returnTo=%2Faccount%2Finstaller-application" variant="ghost">
        Create an account
      </Button>
      <Button href="/installers" linkAs={PageLink} variant="quiet">
        Back to the program
      </Button>
    </div>
  </div>
);
