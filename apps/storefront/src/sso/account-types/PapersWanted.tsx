import type { ApplicableType } from '@simpletread/domain';
import { standingStyles as styles } from '../../shell/form';
import { PAPERS } from './application-words';

/** The documents an application needs and what they prove, shown in advance. */
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
    <p>If you buy without sales tax, also attach your exemption certificate.</p>
  </section>
);
