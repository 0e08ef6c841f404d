import { useGetList, useStore, type RaRecord } from 'react-admin';

interface StoredParams {
  readonly page?: number;
  readonly perPage?: number;
  readonly sort?: string;
  readonly order?: 'ASC' | 'DESC';
  readonly filter?: Record<string, unknown>;
}

interface Neighbors {
  /** The place in the whole list, from 1; null when the record is not on the page it was opened from. */
  readonly place: number | null;
  readonly total: number;
  readonly nextId: string | null;
  readonly previousId: string | null;
}

const ROWS = 25;

/** The neighbors of a record in the list as it was left: same page, filter and order, mostly cached. */
export const useNeighbors = (resource: string, id: string, defaultSort: string): Neighbors => {
  const [stored] = useStore<StoredParams>(`${resource}.listParams`, {});
  const page = stored.page ?? 1;
  const perPage = stored.perPage ?? ROWS;
  const { data = [], total = 0 } = useGetList<RaRecord>(resource, {
    pagination: { page, perPage },
    sort: { field: stored.sort ?? defaultSort, order: stored.order ?? 'DESC' },
    filter: stored.filter ?? {},
  });
  const at = data.findIndex((row) => String(row.id) === id);
  const idAt = (index: number): string | null => {
    const row = at === -1 ? undefined : data[index];
    return row === undefined ? null : String(row.id);
  };
  return {
    place: at === -1 ? null : (page - 1) * perPage + at + 1,
    total,
    nextId: idAt(at + 1),
    previousId: idAt(at - 1),
  };
};
