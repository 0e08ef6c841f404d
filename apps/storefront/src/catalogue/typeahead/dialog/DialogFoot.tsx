'use client';

import { Kbd } from '@simpletread/ui';
import { ScanLink } from '../board/ScanLink';
import styles from './SearchDialog.module.css';
import { SearchHelp } from '../help/SearchHelp';

interface DialogFootProps {
  readonly hasPast: boolean;
  readonly onForget: () => void;
  readonly onGo: (href: string) => void;
}

/** Below the answers: the keys, help with what to type, and a button to clear past searches. */
export const DialogFoot = ({ hasPast, onForget, onGo }: DialogFootProps) => (
  <div className={styles.foot}>
    <span className={styles.key} aria-hidden="true">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
    </span>
    <span className={styles.key} aria-hidden="true">
      <Kbd>↵</Kbd> choose
    </span>
    <span className={styles.key} aria-hidden="true">
      <Kbd>esc</Kbd> close
    </span>
    <span className={styles.ways}>
      <ScanLink onGo={onGo} />
      <SearchHelp />
      {hasPast && (
        <button type="button" className={styles.clear} onClick={onForget}>
          Clear past searches
        </button>
      )}
    </span>
  </div>
);
