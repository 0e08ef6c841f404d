import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { TireGlyph } from '../TireGlyph/TireGlyph.js';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  title: string;
  /** The next step, in words. */
  children?: ReactNode;
  /** Next steps, as `Button`s. */
  actions?: ReactNode;
  icon?: ReactNode;
  tone?: 'empty' | 'error';
  layout?: 'stack' | 'row';
  headingLevel?: 2 | 3 | 4;
  className?: string;
};

/** Nothing to show, or loading failed: says so and offers the next step. */
export const EmptyState = ({
  title,
  children,
  actions,
  icon,
  tone = 'empty',
  layout = 'stack',
  headingLevel = 2,
  className,
}: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  const size = layout === 'row' ? 34 : 48;
  const ownIcon =
    tone === 'error' ? (
      <CircleAlert size={size} strokeWidth={1.5} aria-hidden="true" />
    ) : (
      <TireGlyph size={size} />
    );
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-empty=""
      className={classNames(styles.state, layout === 'row' && styles.isRow, className)}
    >
      <span className={styles.icon}>{icon ?? ownIcon}</span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        {children && <div className={styles.words}>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
};
