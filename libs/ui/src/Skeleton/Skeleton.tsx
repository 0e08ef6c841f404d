import type { CSSProperties } from 'react';
import { classNames } from '../class-names.js';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** By default a tile takes its parent's size. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'bar' | 'pill' | 'tile';
  className?: string;
  style?: CSSProperties;
};

/** A placeholder for loading content; the parent announces it with `aria-busy`. */
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
