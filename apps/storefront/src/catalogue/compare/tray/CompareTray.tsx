'use client';

import { comparable, comparisonText, MOST_COMPARED } from '@simpletread/domain';
import { Button, VisuallyHidden } from '@simpletread/ui';
import { X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { compareHref, pageSectionOf } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import { tirePicture } from '../../../shell/pictures';
import { clearComparison, toggleCompared } from './change-comparison';
import { useComparison } from './comparison-context';
import styles from './CompareTray.module.css';
import type { TrayTire } from './tray-tire';

/** Pages that aren't about choosing tires. */
const ELSEWHERE = /^\/(compare|cart|account|track-your-order|privacy-choices|location)(\/|$)/;

const isElsewhere = (path: string): boolean => pageSectionOf(path) === 'checkout' || ELSEWHERE.test(path);

const Chosen = ({ tire, onRemove }: { tire: TrayTire; onRemove: () => void }) => (
  <li>
    <form
      action={toggleCompared}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <input type="hidden" name="tire" value={comparisonText([tire])} />
      <button type="submit" className={styles.tire}>
        <img src={tirePicture(tire.imageKey, 'hero', true) ?? undefined} alt="" width={44} height={44} />
        <VisuallyHidden>Remove </VisuallyHidden>
        <span className={styles.name}>
          <small>{tire.brandName} </small>
          {tire.lineName}
        </span>
        <X size={14} strokeWidth={2.25} aria-hidden="true" className={styles.remove} />
      </button>
    </form>
  </li>
);

/** The bar with the chosen tires to compare, on every page for choosing tires. */
export const CompareTray = ({ tooFew }: { tooFew: string }) => {
  const { tires, refusal, toggle, clear } = useComparison();
  const path = usePathname();
  if (tires.length === 0 || isElsewhere(path)) return null;
  const isReady = comparable(tires).ok;
  return (
    <div role="region" aria-label="Tires to compare" className={styles.tray} data-print="hide">
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <div className={styles.inner}>
        <p className={styles.count} role="status">
          {tires.length} of {MOST_COMPARED}
          <span className={styles.words}> to compare</span>
        </p>
        <ul role="list" className={styles.tires}>
          {tires.map((tire) => (
            <Chosen key={comparisonText([tire])} tire={tire} onRemove={() => toggle(tire)} />
          ))}
        </ul>
        <form
          action={clearComparison}
          onSubmit={(event) => {
            event.preventDefault();
            clear();
          }}
          className={styles.clear}
        >
          <Button type="submit" variant="quiet" size="s">
            Clear
          </Button>
        </form>
        {isReady ? (
          <Button href={compareHref(tires)} linkAs={PageLink} size="s">
            Compare
          </Button>
        ) : (
          <p className={styles.tooFew}>{tooFew}</p>
        )}
      </div>
    </div>
  );
};
