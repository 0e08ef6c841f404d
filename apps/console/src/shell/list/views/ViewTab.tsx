import ButtonBase from '@mui/material/ButtonBase';
import { useGetList, useListContext } from 'react-admin';

import { useColumnChoice } from '../columns/use-column-choice.js';
import styles from '../ListPage.module.css';
import { shortTotalText } from '../total-text.js';
import { isSameFilter, type ListView } from './list-view.js';

const COUNT_FRESH_MS = 30_000;

const Count = ({ view }: { readonly view: ListView }) => {
  const { resource } = useListContext();
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: view.filter },
    { staleTime: COUNT_FRESH_MS },
  );
  return total === undefined ? null : <span className={styles.count}>{shortTotalText(total)}</span>;
};

/** One view of the list; pressed while the list shows exactly that. */
export const ViewTab = ({ view }: { readonly view: ListView }) => {
  const { resource, filterValues, setFilters, setSort } = useListContext();
  const [, setColumns] = useColumnChoice(resource);
  const show = (): void => {
    if (view.sort) setSort({ ...view.sort });
    setFilters({ ...view.filter });
    if (view.columns) setColumns({ ...view.columns });
  };
  return (
    <ButtonBase className={styles.tab} aria-pressed={isSameFilter(filterValues, view.filter)} onClick={show}>
      {view.name}
      {typeof view.sharedBy === 'string' && <span className={styles.owner}>{view.sharedBy}</span>}
      {view.isCounted === true && <Count view={view} />}
    </ButtonBase>
  );
};
