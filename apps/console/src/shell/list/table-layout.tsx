import Button from '@mui/material/Button';
import { Table2 } from 'lucide-react';

import { useOwnChoice } from '../stored-values/index.js';

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean';

/** The person’s choice to see a queue of `resource` as a table; remembered for them alone. */
export const useTableLayout = (resource: string) =>
  useOwnChoice({ about: ['table', resource].join('.'), isChoice, first: false });

/** Shows a queue as a table with columns and a selection, or back as it was. */
export const TableButton = ({ resource }: { readonly resource: string }) => {
  const [isTable, setIsTable] = useTableLayout(resource);
  return (
    <Button
      aria-pressed={isTable}
      startIcon={<Table2 size={15} aria-hidden="true" />}
      onClick={() => setIsTable(!isTable)}
    >
      Table
    </Button>
  );
};
