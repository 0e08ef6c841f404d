import { classNames } from '@simpletread/ui';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useMinute } from '../../../shell/time/index.js';
import { STATE_FACES } from '../campaign-face.js';
import { windowText } from '../eastern-words.js';
import styles from './Calendar.module.css';
import { movableEdges } from './calendar-item.js';
import { type Conflict, conflictWords } from './conflicts.js';
import type { Segment } from './month-grid.js';
import type { BarHandlers } from './use-bar-move.js';

interface CampaignBarProps {
  readonly segment: Segment;
  readonly conflicts: readonly Conflict[];
  readonly handlers: BarHandlers;
  readonly mayMove: boolean;
  /** True if the month shows it here for the first time. */
  readonly isFirst: boolean;
  readonly isMoved: boolean;
  /** The keys, for screen readers. */
  readonly hintId: string;
}

/** A campaign's days in one week. It opens the campaign, and is moved by dragging it or with the arrow keys. */
export const CampaignBar = (props: CampaignBarProps) => {
  const { segment, conflicts, handlers, mayMove, isFirst, isMoved, hintId } = props;
  const { item, from, to, lane, doesStart, doesEnd } = segment;
  const now = useMinute();
  const edges = mayMove ? movableEdges(item) : [];
  const state = STATE_FACES[item.row.state].label.toLowerCase();
  const plan = item.kind === 'planned' && item.row.release !== null ? ', planned time change' : '';
  const clash = conflicts.map(conflictWords).join(' ');
  const label = `${item.name}, ${state}${plan}, ${windowText(item.startsAt, item.endsAt, now)}${clash === '' ? '' : `. ${clash}`}`;
  return (
    <Link
      to={`/campaigns/${item.row.id}/show`}
      data-season={item.season}
      data-bar={item.key}
      className={classNames(
        styles.bar,
        styles[item.kind],
        item.row.state === 'ended' && styles.over,
        item.row.state === 'withdrawn' && styles.over,
        doesStart && styles.starts,
        doesEnd && styles.ends,
        edges.length > 0 && styles.movable,
        isMoved && styles.moved,
      )}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
      draggable={false}
      title={label}
      // In later weeks it is the same item.
      {...(isFirst ? { 'aria-label': label } : { 'aria-hidden': true, tabIndex: -1 })}
      {...(edges.length > 0 ? { 'aria-describedby': hintId } : {})}
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={(event) => handlers.onPointerDown(item, event)}
      onKeyDown={(event) => handlers.onKeyDown(item, event)}
      onBlur={handlers.onBlur}
      onClick={(event) => {
        if (handlers.isMoving) event.preventDefault();
      }}
    >
      {doesStart && edges.includes('start') && <span className={styles.edge} data-edge="start" />}
      {conflicts.some(({ kind }) => kind === 'refused') && (
        <TriangleAlert size={13} aria-hidden="true" className={styles.clash} />
      )}
      <span className={styles.name}>{item.name}</span>
      {doesEnd && edges.includes('end') && <span className={styles.edge} data-edge="end" />}
    </Link>
  );
};
