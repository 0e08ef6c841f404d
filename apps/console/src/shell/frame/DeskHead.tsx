import ButtonBase from '@mui/material/ButtonBase';
import { classNames } from '@simpletread/ui';
import { ChevronRight } from 'lucide-react';

import { MenuCount } from './MenuCount.js';
import styles from './Sidebar.module.css';

interface DeskHeadProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** Work that waits at the desk; shown while it is folded. */
  readonly waiting: number;
  readonly onToggle: () => void;
}

/** The name of a desk in the menu, which folds and unfolds its pages. */
export const DeskHead = ({ label, isOpen, waiting, onToggle }: DeskHeadProps) => (
  <h2 className={styles.label}>
    <ButtonBase className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight
        className={classNames(styles.chevron, isOpen && styles.isOpen)}
        size={13}
        strokeWidth={2}
        aria-hidden="true"
      />
      {label}
      <MenuCount count={waiting} />
    </ButtonBase>
  </h2>
);
