import Button from '@mui/material/Button';
import type { SimulationRow } from '@simpletread/contract';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { isUnderWay, Progress, SimulationChip } from './simulation-faces.js';

const REFRESH_MS = 2_000;

const COLUMNS: readonly Column<SimulationRow>[] = [
  { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
  { id: 'state', label: 'State', render: (row) => <SimulationChip state={row.state} /> },
  { id: 'done', label: 'Orders and carts', isEnd: true, from: 'M', render: (row) => <Progress {...row} /> },
  { id: 'period', label: 'Period', from: 'L', render: (row) => `${row.fromDay} to ${row.toDay}` },
  { id: 'campaign', label: 'Campaign', from: 'XL', render: (row) => row.campaignName ?? '–' },
  { id: 'by', label: 'Started by', from: 'XL', render: (row) => row.startedByName },
  {
    id: 'created',
    label: 'Started',
    sortBy: 'createdAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

/** Reloads the list while a simulation runs. */
const WhileRunning = () => {
  const { data = [], refetch } = useListContext<SimulationRow>();
  const isRunning = data.some(isUnderWay);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refetch(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  return null;
};

/** All simulations. */
export const SimulationList = () => {
  const can = useCan();
  return (
    <ListPage<SimulationRow>
      resource="simulations"
      title="Simulations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchHint="Name of a simulation"
      views={[
        { name: 'All', filter: {} },
        { name: 'Done', filter: { state: 'done' } },
        { name: 'Running', filter: { state: 'running' } },
      ]}
      columns={COLUMNS}
      nameOf={(row) => row.name}
      above={
        <>
          <WhileRunning />
          {can('simulations.run') && (
            <Button
              variant="contained"
              component={AppLink}
              href="/simulations/create"
              startIcon={<FlaskConical size={15} aria-hidden="true" />}
            >
              New simulation
            </Button>
          )}
        </>
      }
    />
  );
};
