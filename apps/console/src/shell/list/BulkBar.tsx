import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { type Identifier, useListContext, type RaRecord } from 'react-admin';

import { Keys, useShortcuts } from '../shortcuts/index.js';
import styles from './ListPage.module.css';

interface BulkBarProps<Row extends RaRecord> {
  /** Totals of the selected rows on this page. */
  readonly summary?: ((rows: readonly Row[]) => string) | undefined;
  /** Buttons for the selected rows, on this page and others. */
  readonly actions?: ((ids: readonly Identifier[]) => ReactNode) | undefined;
}

/** The selection and its actions. */
export const BulkBar = <Row extends RaRecord>({ summary, actions }: BulkBarProps<Row>) => {
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<Row>();
  const clear = (): void => onUnselectItems();
  useShortcuts(
    selectedIds.length === 0
      ? []
      : [{ keys: 'Escape', label: 'Clear the selection', group: 'Lists', run: clear }],
  );
  if (selectedIds.length === 0) return null;
  const rows = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <div className={styles.bulk} role="region" aria-label="Selection">
      <b>{selectedIds.length} selected</b>
      {summary && <span>{summary(rows)}</span>}
      {actions?.(selectedIds)}
      <ButtonBase onClick={clear}>
        Clear <Keys keys="Escape" />
      </ButtonBase>
    </div>
  );
};
