import type { Metadata } from 'next';
import { APPLICABLE_TYPES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PAPERS, TYPE_WORDS } from '../../sso';
import { standingStyles as styles } from '../../shell/forms';
import { PageLink } from '../../shell/controls';

const OTHERS = APPLICABLE_TYPES.filter((type) => type !== 'Partner Program');

export const metadata: Metadata = {
  title: 'Partner program and business accounts',
  description: 'Special prices for shops, fleets and companies that buy many tires.',
  alternates: { canonical: '/partner-program' },
};

export default function PartnerProgramPage() {
  return (
    <div className={`l-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>Partner program</h1>
        <p className="t-muted">
          Shops and companies that sell or mount tires buy from us at special prices, marked “Partner price”.
          Tell us about yours and attach your license; we decide within two working days.
        </p>
      </div>
      <div className={styles.actions}>
        <Button href="/account/applications/new?type=Partner%20Program" variant="cta">
          Apply as a partner
        </Button>
        <Button href="/account/applications" variant="ghost">
          See my applications
        </Button>
      </div>
      <section className={styles.head} aria-labelledby="other-accounts">
        <h2 id="other-accounts">Other business accounts</h2>
        <ul role="list" className={styles.entries}>
          {OTHERS.map((type) => (
            <li key={type} className={styles.entry}>
              <PageLink href={`/account/applications/new?type=${encodeURIComponent(type)}`}>
                {TYPE_WORDS[type]}
              </PageLink>
              <span className="t-muted">Bring {PAPERS[type].what}.</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
