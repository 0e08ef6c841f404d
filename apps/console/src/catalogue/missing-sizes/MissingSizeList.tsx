import type { MissingSizeRow } from '@simpletread/contract';

import { type Column, ListPage } from '../../shell/list/index.js';
import { dayText, startOfEasternDay } from '../../shell/time/index.js';
import { missingSizeName } from './missing-size-name.js';
import { MissingSizeActions } from './MissingSizeActions.js';

const count = new Intl.NumberFormat('en-US');
const shownDay = (day: string): string => dayText(startOfEasternDay(day), new Date());

const COLUMNS: readonly Column<MissingSizeRow>[] = [
  { id: 'model', label: 'Vehicle', sortBy: 'model', render: (row) => <b>{missingSizeName(row)}</b> },
  {
    id: 'visitors',
    label: 'Visitors',
    sortBy: 'visitors',
    isEnd: true,
    render: (row) => count.format(row.visitors),
  },
  {
    id: 'lastAskedOn',
    label: 'Last asked for',
    sortBy: 'lastAskedOn',
    from: 'M',
    render: (row) => shownDay(row.lastAskedOn),
  },
  {
    id: 'firstAskedOn',
    label: 'First asked for',
    sortBy: 'firstAskedOn',
    from: 'XL',
    render: (row) => shownDay(row.firstAskedOn),
  },
  { id: 'actions', label: 'Actions', render: (row) => <MissingSizeActions row={row} /> },
];

/** Vehicles without sizes that shoppers ask for. */
export const MissingSizeList = () => (
  <ListPage<MissingSizeRow>
    resource="missing-sizes"
    title="Missing sizes"
    note="Vehicles without sizes that shoppers asked for. A visitor counts once a day."
    sort={{ field: 'visitors', order: 'DESC' }}
    searchHint="Year, make or model"
    views={[
      { name: 'Most wanted', filter: { isDismissed: false }, isCounted: true },
      { name: 'Dismissed', filter: { isDismissed: true } },
      { name: 'All', filter: {} },
    ]}
    columns={COLUMNS}
    isOpenable={false}
    nameOf={missingSizeName}
    csv={[
      { label: 'Year', value: (row) => row.year },
      { label: 'Make', value: (row) => row.make },
      { label: 'Model', value: (row) => row.model },
      { label: 'Visitors', value: (row) => row.visitors },
      { label: 'First asked for', value: (row) => row.firstAskedOn },
      { label: 'Last asked for', value: (row) => row.lastAskedOn },
      { label: 'Dismissed', value: (row) => (row.isDismissed ? 'yes' : 'no') },
    ]}
  />
);
