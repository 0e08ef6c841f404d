import Button from '@mui/material/Button';
import type { OurPicksReply } from '@simpletread/contract';
import { classNames, formatScore } from '@simpletread/ui';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

import { MomentControl } from '../../shell/form/index.js';
import { useMinute } from '../../shell/time/index.js';
import styles from './OurPicks.module.css';
import { windowWords } from './window-words.js';

export type Pick = OurPicksReply['picks'][number];

interface PickItemProps {
  readonly pick: Pick;
  readonly at: number;
  readonly count: number;
  readonly isReadOnly: boolean;
  readonly isDragged: boolean;
  readonly mark: ReactNode;
  readonly onDrag: (at: number | null) => void;
  readonly onDragOver: () => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (pick: Pick) => void;
  readonly onRemove: () => void;
}

/** One pick: its position and its period. */
export const PickItem = ({
  pick,
  at,
  count,
  isReadOnly,
  isDragged,
  mark,
  onDrag,
  onDragOver,
  onMove,
  onChange,
  onRemove,
}: PickItemProps) => {
  const now = useMinute();
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <li
      className={classNames(styles.item, isDragged && styles.dragged)}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onKeyDown={isReadOnly ? undefined : byKey}
    >
      <span className={styles.number}>{at + 1}</span>
      {!isReadOnly && (
        <span
          className={styles.grip}
          draggable
          title="Drag to reorder"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            onDrag(at);
          }}
          onDragEnd={() => onDrag(null)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </span>
      )}
      <span className={styles.name}>
        <b>{pick.label}</b>
        <span>
          {pick.categoryName}
          {pick.scoreOverall !== null && `, ${formatScore(pick.scoreOverall)} of 10`}
        </span>
      </span>
      {mark}
      {isReadOnly ? (
        <span className={styles.words}>{windowWords(pick, now)}</span>
      ) : (
        <span className={styles.window}>
          <MomentControl
            label="From (ET)"
            value={pick.startsAt}
            onChange={(startsAt) => onChange({ ...pick, startsAt })}
          />
          <MomentControl
            label="To (ET)"
            value={pick.endsAt}
            onChange={(endsAt) => onChange({ ...pick, endsAt })}
          />
        </span>
      )}
      {!isReadOnly && (
        <span className={styles.actions}>
          <Button aria-label={`Move ${pick.label} up`} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ArrowUp size={15} aria-hidden="true" />
          </Button>
          <Button
            aria-label={`Move ${pick.label} down`}
            disabled={at === count - 1}
            onClick={() => onMove(at + 1)}
          >
            <ArrowDown size={15} aria-hidden="true" />
          </Button>
          <Button aria-label={`Remove ${pick.label}`} onClick={onRemove}>
            <X size={15} aria-hidden="true" />
          </Button>
        </span>
      )}
    </li>
  );
};
