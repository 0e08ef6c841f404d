import Button from '@mui/material/Button';
import { CircleAlert, Layers2 } from 'lucide-react';
import { LinkBase } from 'react-admin';

import { Panel } from '../../../shell/detail/index.js';
import { useMinute } from '../../../shell/time/index.js';
import { StateChip } from '../campaign-face.js';
import { seasonName } from '@simpletread/domain';
import { daysText, windowText } from '../eastern-words.js';
import { PreviewLink } from '../PreviewLink.js';
import styles from './Calendar.module.css';
import { type CalendarItem, movableEdges } from './calendar-item.js';
import { type Conflict, conflictWords, RULE_OF_ORDER } from './conflicts.js';

interface AgendaProps {
  readonly title: string;
  readonly items: readonly CalendarItem[];
  readonly conflicts: readonly Conflict[];
  readonly mayChange: boolean;
  readonly onMove: (item: CalendarItem) => void;
}

const Overlap = ({ conflict }: { readonly conflict: Conflict }) => {
  const now = useMinute();
  const Icon = conflict.kind === 'refused' ? CircleAlert : Layers2;
  return (
    <p className={styles.overlap} data-kind={conflict.kind}>
      <Icon size={14} aria-hidden="true" />
      <span>
        {daysText(conflict.startsAt, conflict.endsAt, now)}: {conflictWords(conflict)}
      </span>
    </p>
  );
};

const Entry = ({
  item,
  conflicts,
  mayChange,
  onMove,
}: Omit<AgendaProps, 'items' | 'title'> & { readonly item: CalendarItem }) => {
  const now = useMinute();
  const { row, kind, name } = item;
  return (
    <li className={styles.entry}>
      <span className={styles.swatch} data-season={item.season} aria-hidden="true" />
      <div>
        <div className={styles.entryHead}>
          <LinkBase to={`/campaigns/${row.id}/show`}>{name}</LinkBase>
          <StateChip state={row.state} />
          {kind === 'planned' && row.release !== null && (
            <span className={styles.quiet}>planned time change</span>
          )}
          {row.hasUnreleasedChanges && kind === 'released' && (
            <span className={styles.quiet}>has unreleased changes</span>
          )}
        </div>
        <p className={styles.quiet}>
          {seasonName(item.season)}, {windowText(item.startsAt, item.endsAt, now)}
        </p>
        {conflicts.map((conflict) => (
          <Overlap key={conflict.key} conflict={conflict} />
        ))}
      </div>
      <div className={styles.entryActions}>
        <PreviewLink at={item.startsAt} name={name} />
        {mayChange && movableEdges(item).length > 0 && (
          <Button aria-label={`Move ${name}`} onClick={() => onMove(item)}>
            Move
          </Button>
        )}
      </div>
    </li>
  );
};

/** The month as a list: what overlaps, and the way to move a campaign without dragging it. */
export const Agenda = ({ title, items, conflicts, ...rest }: AgendaProps) => (
  <Panel title={title}>
    <p className={styles.rule}>{RULE_OF_ORDER}</p>
    <ol className={styles.agenda} aria-label={title}>
      {items
        .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
        .map((item) => (
          <Entry
            key={item.key}
            {...rest}
            item={item}
            conflicts={conflicts.filter(
              // Only the order that isn't shown needs announcing.
              ({ items: both, shown }) => shown !== item && both.some(({ key }) => key === item.key),
            )}
          />
        ))}
    </ol>
  </Panel>
);
