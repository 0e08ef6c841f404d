import Button from '@mui/material/Button';
import type { WarehouseDesk } from '@simpletread/contract';
import { PICKERS, pickerText, type StaffPermission } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import type { ReactNode } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { useWarehouse } from './use-warehouse.js';
import { useWarehouseCalls } from './warehouse-calls.js';

/** Lets an admin set who picks at a warehouse. */
const PickerChoice = ({ here: { code, name, pickedBy } }: { readonly here: WarehouseDesk }) => {
  const calls = useWarehouseCalls();
  const { start } = useStaffAction({
    run: (picker: (typeof PICKERS)[number], key) => calls.setPicking(code, picker, key),
    reload: ['warehouses', 'picks'],
    done: () => `Picking at ${name} is updated`,
    isAlone: true,
  });
  return (
    <SelectControl
      label={`Picking at ${name}`}
      isLabelHidden
      value={pickedBy}
      options={PICKERS.map((picker) => [picker, pickerText(picker)] as const)}
      onChange={start}
    />
  );
};

interface WarehousePageProps {
  readonly title: string;
  readonly permission?: StaffPermission;
  readonly children: (here: WarehouseDesk) => ReactNode;
}

/** A page of the desk at one warehouse. */
export const WarehousePage = ({ title, permission = 'warehouse.work', children }: WarehousePageProps) => {
  const can = useCan();
  const { all, here, error, reload, choose } = useWarehouse();
  if (!can(permission)) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          here !== undefined && (
            <>
              {can('warehouse.setUp') && <PickerChoice here={here} />}
              <SelectControl
                label="Warehouse"
                isLabelHidden
                value={here.code}
                options={(all ?? []).map(({ code, name, state }) => [code, `${name}, ${state}`] as const)}
                onChange={choose}
              />
            </>
          )
        }
      />
      {here !== undefined && children(here)}
      {all !== undefined && here === undefined && (
        <EmptyState title="No warehouses">Nothing can ship without a warehouse.</EmptyState>
      )}
      {all === undefined && error === null && <PageSkeleton />}
      {all === undefined && error !== null && (
        <EmptyState
          tone="error"
          title="Sorry, something went wrong"
          actions={<Button onClick={reload}>Try again</Button>}
        >
          {error.message}
        </EmptyState>
      )}
    </>
  );
};
