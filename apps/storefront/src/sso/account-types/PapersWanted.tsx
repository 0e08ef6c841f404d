import type { ApplicableType } from '@simpletread/domain';
import { standingStyles as styles } from '../../shell/forms';
import { PAPERS } from './application-words';

/** Which papers an application needs and what we look for in them, before anybody goes to fetch one. */
export const PapersWanted = ({ types }: { readonly types: readonly ApplicableType[] }) => (
  <section className={styles.papers} aria-labelledby="papers-wanted">
    <h2 id="papers-wanted">What to attach</h2>
    <dl>
      {types.map((type) => (
        <div key={type}>
          <dt>
            {type}: {PAPERS[type].what}
          </dt>
          <dd>{PAPERS[type].why}</dd>
        </div>
      ))}
    </dl>
    <p>If you buy without sales tax, attach your exemption certificate as well.</p>
  </section>
);
