import type { WhatIsSaid as Said } from '@simpletread/contract';
import { reviewAspectLabel } from '@simpletread/domain';
import styles from './WhatIsSaid.module.css';

interface SideProps {
  readonly title: string;
  readonly said: Said['praised'];
  /** As `praise`. */
  readonly verb: string;
}

const Side = ({ title, said, verb }: SideProps) => (
  <div>
    <h3 className={styles.title}>{title}</h3>
    {said.length === 0 ? (
      <p className="t-muted">No pattern yet: too few reviews {verb} the same thing.</p>
    ) : (
      <ul role="list" className={styles.list}>
        {said.map(({ aspect, count, quote }) => (
          <li key={aspect}>
            <b>{reviewAspectLabel(aspect)}</b> <span className="t-muted">{count} reviews</span>
            <q>{quote}</q>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** Praise and criticism in reviews, with how often and in whose words; nothing if no pattern shows. */
export const WhatIsSaid = ({ said: { counted, praised, criticized } }: { readonly said: Said }) =>
  praised.length + criticized.length === 0 ? null : (
    <section className={styles.said} aria-label="What reviews say">
      <div className={styles.sides}>
        <Side title="What drivers praise" said={praised} verb="praise" />
        <Side title="What drivers criticize" said={criticized} verb="criticize" />
      </div>
      <p className={styles.note}>
        Counted from the words and ratings of {counted.toLocaleString('en-US')} reviews, by the same rule for
        praise and criticism.
      </p>
    </section>
  );
