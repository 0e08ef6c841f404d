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
  if (row.path !== null) return <>redirects to {row.path}</>;
  if (!can('search.change')) return <>–</>;
  return (
    <Button
      size="small"
      component={AppLink}
      href={`/search-synonyms/create?words=${encodeURIComponent(row.words)}`}
      aria-label={`Add a synonym for ${row.words}`}
    >
      Add a synonym
    </Button>
  );
};

const COLUMNS: readonly Column<SearchRow>[] = [
  { id: 'words', label: 'Searched for', sortBy: 'words', render: (row) => row.words },
  { id: 'times', label: 'Searches', sortBy: 'times', isEnd: true, render: (row) => count.format(row.times) },
  {
    id: 'unanswered',
    label: 'No results',
    sortBy: 'unanswered',
    isEnd: true,
    render: (row) => count.format(row.unanswered),
  },
  {
    id: 'lastDay',
    label: 'Last searched',
    sortBy: 'lastDay',
    isEnd: true,
    from: 'L',
    render: (row) => dayText(startOfEasternDay(row.lastDay), new Date()),
  },
  { id: 'taught', label: 'Handled as', render: (row) => <MakeSynonym row={row} /> },
];

/** Shoppers' searches of the last 30 days, and those without results. */
export const SearchesList = () => (
  <ListPage<SearchRow>
    resource="searches"
    title="Searches"
    sort={{ field: 'times', order: 'DESC' }}
    searchHint="Words"
    filters={[{ kind: 'flag', source: 'isUnanswered', label: 'Results', yes: 'none', no: 'some' }]}
    views={[
      { name: 'All', filter: {} },
      { name: 'No results', filter: { isUnanswered: true } },
    ]}
    columns={COLUMNS}
    isOpenable={false}
    nameOf={(row) => row.words}
  />
);
