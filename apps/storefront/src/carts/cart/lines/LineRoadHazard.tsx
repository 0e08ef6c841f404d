'use client';

import { FREE_WITH_DEAL, formatMoney, type Cents } from '@simpletread/domain';
import { Button, Toggle } from '@simpletread/ui';
import { startTransition, useOptimistic } from 'react';
import { CartForm, useCartChanges } from '../page/CartChanges';
import styles from './CartLine.module.css';

interface LineRoadHazardProps {
  readonly lineId: string;
  readonly isChosen: boolean;
  readonly costPerTire: Cents;
  /** True if a deal pays for it. */
  readonly isFree: boolean;
  /** Why it can't be bought or isn't counted yet. */
  readonly note: string | null;
  readonly isClosed: boolean;
}

/** A line's road hazard coverage, on or off. */
export const LineRoadHazard = ({
  lineId,
  isChosen,
  costPerTire,
  isFree,
  note,
  isClosed,
}: LineRoadHazardProps) => {
  const { send } = useCartChanges();
  const [isOn, setIsOn] = useOptimistic(isChosen);
  const choose = (next: boolean) => {
    const form = new FormData();
    form.set('intent', 'coverage');
    form.set('lineId', lineId);
    if (next) form.set('coverage', 'on');
    startTransition(() => {
      setIsOn(next);
      send(form);
    });
  };
  const noteId = `coverage-note-${lineId}`;
  return (
    <div className={styles.coverage}>
      <Toggle
        label={`Road hazard coverage, 36 months · ${isFree ? FREE_WITH_DEAL : `${formatMoney(costPerTire)} per tire`}`}
        checked={isOn && !isClosed}
        disabled={isClosed}
        aria-describedby={note === null ? undefined : noteId}
        onChange={(event) => choose(event.target.checked)}
      />
      {note !== null && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      {!isClosed && (
        <noscript>
          <CartForm intent="coverage" fields={{ lineId, coverage: isChosen ? '' : 'on' }}>
            <Button type="submit" size="s" variant="ghost">
              {isChosen ? 'Remove the coverage' : 'Add the coverage'}
            </Button>
          </CartForm>
        </noscript>
      )}
    </div>
  );
};
