import Button from '@mui/material/Button';
import { Rows3, Rows4 } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Column } from './column.js';
import { ColumnsButton } from './columns/ColumnsButton.js';
import { FilterBar } from './FilterBar.js';
import type { FilterField } from './filter-field.js';
import styles from './ListPage.module.css';
import { SearchBox } from './SearchBox.js';
import { useDensity } from './use-density.js';

interface ListToolsProps {
  readonly searchHint?: string | undefined;
  readonly filters: readonly FilterField[];
  /** Of the table; null while the list isn’t shown as one. */
  readonly columns: readonly Pick<Column<never>, 'id' | 'label' | 'from'>[] | null;
  readonly children?: ReactNode;
}

const DensityButton = () => {
  const { isCompact, toggle } = useDensity();
  const Icon = isCompact ? Rows4 : Rows3;
  return (
    <Button aria-pressed={isCompact} onClick={toggle} startIcon={<Icon size={15} aria-hidden="true" />}>
      Compact
    </Button>
  );
};

/** The search, filters, columns and row height of a list. */
export const ListTools = ({ searchHint, filters, columns, children }: ListToolsProps) => (
  <div className={styles.tools}>
    {searchHint !== undefined && <SearchBox hint={searchHint} />}
    {filters.length > 0 && <FilterBar fields={filters} />}
    <div className={styles.right}>
      {columns !== null && columns.length > 1 && <ColumnsButton columns={columns} />}
      {columns !== null && <DensityButton />}
      {children}
    </div>
  </div>
);
