import Button from '@mui/material/Button';
import type { WarehouseDesk } from '@simpletread/contract';
import { PICKERS, pickerText, type StaffPermission } from '@simpletread/domain';
import { EmptyState } from '@simpletread/ui';
import type { ReactNode } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Panel, PlainTable } from '../../shell/detail/index.js';
import { SelectControl } from '../../shell/form/index.js';
import { AccessDeniedPage, PageHeader, PageSkeleton } from '../../shell/frame/index.js';
import { ALL_WAREHOUSES } from './own-warehouse.js';
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

interface AllWarehousesProps {
  readonly all: readonly WarehouseDesk[];
  readonly onChoose: (code: string) => void;
}

/** The desks of all warehouses, to choose one to work at. */
const AllWarehouses = ({ all, onChoose }: AllWarehousesProps) => (
  <Panel title="All warehouses" extra="the menu counts all of them">
    <PlainTable
      label="All warehouses"
      rows={all}
      keyOf={({ code }) => code}
      columns={[
        {
          label: 'Warehouse',
          render: ({ code, name, state }) => (
            <Button size="small" onClick={() => onChoose(code)}>{`${name}, ${state}`}</Button>
          ),
        },
        { label: 'To pick', render: ({ toPick }) => toPick },
        { label: 'To hand over', render: ({ atDock }) => atDock },
      ]}
    />
  </Panel>
);

interface WarehousePageProps {
  readonly title: string;
  readonly permission?: StaffPermission;
  readonly children: (here: WarehouseDesk) => ReactNode;
}

/** A page of the desk at one warehouse. */
export const WarehousePage = ({ title, permission = 'warehouse.work', children }: WarehousePageProps) => {
  const can = useCan();
  const { all, here, isAll, error, reload, choose } = useWarehouse();
  const mayAll = can('warehouse.setUp');
  if (!can(permission)) return <AccessDeniedPage />;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          (here !== undefined || isAll) && (
            <>
              {mayAll && here !== undefined && <PickerChoice here={here} />}
              <SelectControl
                label="Warehouse"
                isLabelHidden
                value={here?.code ?? ALL_WAREHOUSES}
                options={[
                  ...(mayAll ? [[ALL_WAREHOUSES, 'All warehouses'] as const] : []),
                  ...(all ?? []).map(({ code, name, state }) => [code, `${name}, ${state}`] as const),
                ]}
                onChange={choose}
              />
            </>
          )
        }
      />
      {here !== undefined && children(here)}
      {isAll && all !== undefined && <AllWarehouses all={all} onChoose={choose} />}
      {all !== undefined && all.length === 0 && (
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
