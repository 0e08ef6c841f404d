'use client';

import { Banner, Button } from '@simpletread/ui';
import { useEffect, useRef } from 'react';
import { PageLink } from '../../shell/controls';
import { PhotoTips } from './PhotoTips';
import styles from './SimpleSnap.module.css';
import { sizedHref } from './sized-href';
import type { SnapAnswer } from './snap-answer';

const tiresWords = (count: number): string =>
  count === 0 ? 'none on sale' : count === 1 ? '1 tire' : `${count} tires`;

/** The result of the last photo: sizes to choose from, or the reason there is none and advice. */
export const SnapOutcome = ({ answer }: { readonly answer: SnapAnswer }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { attempt, choices, problem, serviceDescription, advice } = answer;
  useEffect(() => {
    if (attempt > 0) heading.current?.focus();
  }, [attempt]);
  if (problem !== null)
    return (
      <Banner tone="bad" isLive>
        {problem}
      </Banner>
    );
  if (choices === null) return null;
  const [first, ...others] = choices;
  if (first === undefined)
    return (
      <section className={styles.outcome}>
        <h2 ref={heading} tabIndex={-1}>
          We couldn’t read a size in this photo
        </h2>
        {advice === null ? <PhotoTips /> : <p className={styles.advice}>{advice}</p>}
      </section>
    );
  return (
    <section className={styles.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        Is it{' '}
        <span className="t-size">
          {first.sizeCode}
          {serviceDescription === null ? '' : ` ${serviceDescription}`}
        </span>
        ?
      </h2>
      {advice !== null && <p className={styles.advice}>{advice}</p>}
      <p className="t-muted">Check the tire again: one wrong digit means a different tire.</p>
      <ul role="list" className={styles.choices}>
        {[first, ...others].map(({ sizeCode, sizeSlug, tireCount }) => (
          <li key={sizeCode}>
            <Button
              href={sizedHref(sizeSlug, sizeCode === first.sizeCode ? serviceDescription : null)}
              linkAs={PageLink}
              variant={sizeCode === first.sizeCode ? 'primary' : 'ghost'}
              size="l"
              rel="nofollow"
            >
              <span className={styles.choice}>
                <span className="t-size">{sizeCode}</span> <small>{tiresWords(tireCount)}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
