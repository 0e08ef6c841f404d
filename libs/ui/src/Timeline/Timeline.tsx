import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Timeline.module.css';

export type TimelineState = 'done' | 'now' | 'todo' | 'cancelled';

export type TimelineStep = { id: string; label: string; detail?: ReactNode; state: TimelineState };

export type TimelineProps = {
  steps: readonly TimelineStep[];
  /** Progress of the current step, 0 to 1. */
  progress?: number;
  /** A picture of the tire; it is on the line from L up. */
  marker?: ReactNode;
  label?: string;
  className?: string;
};

const spoken: Record<TimelineState, string> = {
  done: ', done',
  now: '',
  todo: ', not yet',
  cancelled: '',
};

const percent = (progress: number): string => `${Math.round(Math.min(1, Math.max(0, progress)) * 100)}%`;

/** Nothing moved after the step before a cancelled one, so the line is painted only that far. */
const isLast = (steps: readonly TimelineStep[], index: number): boolean =>
  steps[index + 1]?.state === 'cancelled';

/** An order's history: on a horizontal line from L up, on a vertical one below. */
export const Timeline = ({
  steps,
  progress = 0.5,
  marker,
  label = 'Order progress',
  className,
}: TimelineProps) => (
  <ol
    role="list"
    aria-label={label}
    className={classNames(styles.track, className)}
    style={{ '--progress': percent(progress) } as CSSProperties}
  >
    {steps.map((step, index) => (
      <li
        key={step.id}
        aria-current={step.state === 'now' ? 'step' : undefined}
        className={classNames(styles.step, styles[step.state], isLast(steps, index) && styles.last)}
      >
        {step.state === 'now' && marker && (
          <span className={styles.marker} aria-hidden="true">
            {marker}
          </span>
        )}
        <b className={styles.label}>
          {step.label}
          <VisuallyHidden>{spoken[step.state]}</VisuallyHidden>
        </b>
        {step.detail && <span className={styles.detail}>{step.detail}</span>}
      </li>
    ))}
  </ol>
);
