import type { Found } from '@simpletread/contract';
import { foundKindLabel } from '@simpletread/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetIdentity, useLocation, useNavigate } from 'react-admin';

import type { PaletteItem, UsePaletteSource } from '../../shell/palette/index.js';
import { useCan } from '../../shell/auth/index.js';
import { useSettled } from '../../shell/form/index.js';
import { useFinderCalls } from './finder-calls.js';
import { foundPath, recordAt } from './found-path.js';
import { readRecents } from './recents.js';

const FEWEST_CHARACTERS = 2;
const PAUSE_MS = 120;

const RECENT = 'Recent';

/** The records that a text finds; without a text, those that the person opened last, but for the one on the page. */
export const useFoundRecords: UsePaletteSource = (typed) => {
  const { find, recents } = useFinderCalls();
  const navigate = useNavigate();
  const { identity } = useGetIdentity();
  const here = recordAt(useLocation().pathname);
  const personId = identity === undefined ? null : String(identity.id);
  const opened = (personId === null ? [] : readRecents(personId)).filter(({ id }) => id !== here?.id);
  const q = typed.trim();
  const settled = useSettled(q, PAUSE_MS);
  const isAllowed = useCan()('finder.use');
  const isAsked = isAllowed && q.length >= FEWEST_CHARACTERS;
  const found = useQuery({
    queryKey: ['finder', settled],
    queryFn: () => find(settled),
    enabled: isAsked && settled.length >= FEWEST_CHARACTERS,
    placeholderData: keepPreviousData,
  });
  const last = useQuery({
    queryKey: ['finder', 'recents', opened],
    queryFn: () => recents(opened),
    enabled: isAllowed && opened.length > 0,
  });
  const itemOf =
    (groupOf: (row: Found) => string) =>
    (row: Found): PaletteItem => ({
      id: `${row.kind}-${row.id}`,
      group: groupOf(row),
      label: row.title,
      detail: row.detail,
      keys: null,
      run: () => navigate(foundPath(row)),
    });
  if (q === '')
    return { items: (last.data ?? []).map(itemOf(() => RECENT)), isSearching: last.isLoading, failure: null };
  const items = isAsked ? (found.data ?? []).map(itemOf(({ kind }) => foundKindLabel(kind))) : [];
  return {
    items,
    isSearching: isAsked && (settled !== q || found.isFetching),
    failure: found.isError ? 'Search isn’t responding. Edit your text to try again.' : null,
  };
};
