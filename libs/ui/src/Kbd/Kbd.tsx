import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Kbd.module.css';

export type KbdProps = { children: ReactNode; className?: string };

/** A key of the keyboard. */
export const Kbd = ({ children, className }: KbdProps) => (
  <kbd className={classNames(styles.key, className)}>{children}</kbd>
);
