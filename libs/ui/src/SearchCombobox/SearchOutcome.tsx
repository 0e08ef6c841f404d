'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import styles from './SearchCombobox.module.css';

type SearchOutcomeProps = {
  kind: 'first-load' | 'empty' | 'error';
  emptyActions?: ReactNode;
  emptyHint?: ReactNode;
  onRetry?: (() => void) | undefined;
};

/** Shown instead of the list: loading rows, nothing found, or a failure. The typed text stays. */
export const SearchOutcome = ({ kind, emptyActions, emptyHint, onRetry }: SearchOutcomeProps) => {
  if (kind === 'first-load') {
    return (
      <div className={styles.rows} aria-hidden="true">
        {[62, 48, 55, 40].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={18} />
        ))}
      </div>
    );
  }
  if (kind === 'error') {
    return (
      <EmptyState
        className={styles.outcome}
        tone="error"
        layout="row"
        title="Sorry, something went wrong"
        headingLevel={3}
        actions={
          onRetry && (
            <Button variant="ghost" size="s" onClick={onRetry}>
              Try again
            </Button>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      className={styles.outcome}
      layout="row"
      title="No matching results"
      headingLevel={3}
      actions={emptyActions}
    >
      {emptyHint}
    </EmptyState>
  );
};
