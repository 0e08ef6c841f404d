import Button from '@mui/material/Button';
import type { SearchRow } from '@simpletread/contract';

import { useCan } from '../../shell/auth/index.js';
import { AppLink } from '../../shell/frame/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { dayText, startOfEasternDay } from '../../shell/time/index.js';

const count = new Intl.NumberFormat('en-US');

const MakeSynonym = ({ row }: { readonly row: SearchRow }) => {
  const can = useCan();
  if (row.means !== null) return <>means “{row.means}”</>;
  if (row.path !== null) return <>leads to {row.path}</>;
  if (!can('search.change')) return <>–</>;
  return (
    <Button
      size="small"
      component={AppLink}
      href={`/search-synonyms/create?words=${encodeURIComponent(row.words)}`}
      aria-label={`Make a synonym of ${row.words}`}
    >
      Make a synonym
    </Button>
  );
};

const COLUMNS: readonly Column<SearchRow>[] = [
  { id: 'words', label: 'Searched for', sortBy: 'words', render: (row) => row.words },
  { id: 'times', label: 'Times', sortBy: 'times', isEnd: true, render: (row) => count.format(row.times) },
  {
    id: 'unanswered',
    label: 'Found nothing',
    sortBy: 'unanswered',
    isEnd: true,
    render: (row) => count.format(row.unanswered),
  },
  {
    id: 'lastDay',
    label: 'Last',
    sortBy: 'lastDay',
    isEnd: true,
    from: 'L',
    render: (row) => dayText(startOfEasternDay(row.lastDay), new Date()),
  },
  { id: 'taught', label: 'Taught', render: (row) => <MakeSynonym row={row} /> },
];

/** Shoppers' searches of the last 30 days, and those without results. */
export const SearchesList = () => (
  <ListPage<SearchRow>
    resource="searches"
    title="Searches"
    sort={{ field: 'times', order: 'DESC' }}
    searchHint="Words"
    filters={[{ kind: 'flag', source: 'isUnanswered', label: 'Found', yes: 'nothing', no: 'anything' }]}
    views={[
      { name: 'All', filter: {} },
      { name: 'Found nothing', filter: { isUnanswered: true } },
    ]}
    columns={COLUMNS}
    isOpenable={false}
    nameOf={(row) => row.words}
  />
);
