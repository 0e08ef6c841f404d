import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = HTMLAttributes<HTMLSpanElement> & { children: ReactNode };

/** Text for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: VisuallyHiddenProps) => (
  <span className={classNames(styles.hidden, className)} {...rest} />
);
