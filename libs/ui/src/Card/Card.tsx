import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import styles from './Card.module.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  isRaised?: boolean;
  isFlush?: boolean;
};

/** A white card on the page's background. */
export const Card = ({
  as: Tag = 'div',
  isRaised = false,
  isFlush = false,
  className,
  ...rest
}: CardProps) => (
  <Tag
    {...rest}
    className={classNames(styles.card, isRaised && styles.raised, isFlush && styles.flush, className)}
  />
);
