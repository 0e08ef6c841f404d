import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Tag.module.css';

export type TagProps = {
  tone?: 'plain' | 'brand' | 'good' | 'warn' | 'bad' | 'outline';
  children: ReactNode;
  className?: string;
};

/** A short fact on a card: a saving, an arrival, our pick. Never an action. */
export const Tag = ({ tone = 'outline', children, className }: TagProps) => (
  <span className={classNames(styles.tag, tone !== 'plain' && styles[tone], className)}>{children}</span>
);
