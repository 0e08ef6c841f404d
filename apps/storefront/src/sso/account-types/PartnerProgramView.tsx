import { APPLICABLE_TYPES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { standingStyles as styles } from '../../shell/form';
import { PAPERS, TYPE_WORDS } from './application-words';

const OTHERS = APPLICABLE_TYPES.filter((type) => type !== 'Partner Program');

/** Business accounts that a company can apply for, the partner program first. */
export const PartnerProgramView = () => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <h1>Partner program</h1>
      <p className="t-muted">
        Shops and companies that sell or install tires buy from us at partner prices, marked “Partner price”.
        Tell us about yours and attach its license. We decide within two business days.
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
            <span className="t-muted">Attach {PAPERS[type].what}.</span>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
