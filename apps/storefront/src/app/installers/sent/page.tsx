import { Button } from '@simpletread/ui';
import type { Metadata } from 'next';
import { ForgetDraft } from '../../../installers';
import { standingStyles as standing } from '../../../shell/forms';
import { PageLink } from '../../../shell/controls';

export const metadata: Metadata = { title: 'Confirm your email', robots: { index: false } };

export default function InstallerSentPage() {
  return (
    <div className={`l-wrap ${standing.page}`}>
      <ForgetDraft />
      <div className={standing.head}>
        <h1>Now confirm your email</h1>
        <p className="t-muted">
          We sent an email to your primary address. Sign in with that address, or create an account with it,
          and we start our review. Unconfirmed applications are deleted after 30 days.
        </p>
      </div>
      <div className={standing.actions}>
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
}
