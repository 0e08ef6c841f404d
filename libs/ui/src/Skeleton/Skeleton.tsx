import type { CSSProperties } from 'react';
import { classNames } from '../class-names.js';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** A tile takes its size from its parent unless it is given. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'bar' | 'pill' | 'tile';
  className?: string;
  style?: CSSProperties;
};

/** A place held for something that is loading; the parent says so with `aria-busy`. */
export const Skeleton = ({
  width,
  shape = 'bar',
  height = shape === 'tile' ? undefined : 14,
  className,
  style,
}: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, shape !== 'bar' && styles[shape], className)}
    style={{ ...style, width, height }}
  />
);
