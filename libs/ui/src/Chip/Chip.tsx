import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Chip.module.css';

export type ChipTone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';
/** Full: a state. Half: waiting on a person. Ring: finished. */
export type ChipMark = 'full' | 'half' | 'ring';

export type ChipProps = { tone?: ChipTone; mark?: ChipMark; children: ReactNode; className?: string };

/** A status in words on a tint, with a mark: never by color alone. */
export const Chip = ({ tone = 'neutral', mark, children, className }: ChipProps) => (
  <span className={classNames(styles.chip, tone !== 'neutral' && styles[tone], className)}>
    {mark && <i aria-hidden="true" className={classNames(styles.mark, mark !== 'ring' && styles[mark])} />}
    {children}
  </span>
);
