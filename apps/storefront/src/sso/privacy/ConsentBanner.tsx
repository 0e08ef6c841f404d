import { asksForConsent, hasConsent, STORED_VALUES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { chooseConsent } from './choose-consent';
import styles from './ConsentBanner.module.css';
import { ForgetWithdrawn } from './ForgetWithdrawn';
import { readConsentFacts } from '../../shell/stored-values';

/**
 * Asks once for a visitor's cookie choices. It is part of the page and covers nothing, no is as easy as yes, and it works without script. A
 * browser with Global Privacy Control has already answered.
 */
export const ConsentBanner = async () => {
  const facts = await readConsentFacts();
  const withdrawn = STORED_VALUES.filter(
    ({ site, place, category }) => site === 'shop' && place !== 'cookie' && !hasConsent(category, facts),
  ).map(({ name }) => name);
  if (!asksForConsent(facts)) return withdrawn.length === 0 ? null : <ForgetWithdrawn keys={withdrawn} />;
  return (
    <section className={styles.banner} aria-label="Cookies" data-print="hide">
      <form action={chooseConsent} className={`l-wrap ${styles.row}`}>
        <p>
          The shop needs some cookies to work. May we also remember your searches and the tires you viewed,
          and measure how the shop is used? <PageLink href="/privacy-choices">Choose and learn more</PageLink>
        </p>
        <div className={styles.answers}>
          <Button type="submit" name="choice" value="none" variant="ghost" size="s">
            Reject all
          </Button>
          <Button type="submit" name="choice" value="all" variant="ghost" size="s">
            Accept all
          </Button>
        </div>
      </form>
    </section>
  );
};
