import type { WorkOwner } from '@simpletread/contract';
import type { OwnedRecord } from '@simpletread/domain';

import { useColleagues, useMayOwn } from '../../work-owners/index.js';
import type { Column } from '../column.js';
import type { FilterField } from '../filter-field.js';

interface Owned {
  readonly owner: WorkOwner | null;
}

/** The column of owners, in every list whose records have them. */
export const OWNER_COLUMN: Column<Owned> = {
  id: 'owner',
  label: 'Owner',
  from: 'XL',
  render: ({ owner }) => owner?.name ?? '–',
};

/** The filter by owner: one’s own, nobody’s, or a colleague’s. Nothing for roles that don’t do this work. */
export const useOwnerFilter = (kind: OwnedRecord): readonly FilterField[] => {
  const colleagues = useColleagues(kind);
  const mayOwn = useMayOwn();
  if (!mayOwn(kind)) return [];
  return [
    {
      kind: 'choice',
      source: 'owner',
      label: 'Owner',
      options: [
        { value: 'me', label: 'Mine' },
        { value: 'nobody', label: 'Unassigned' },
        ...colleagues.map(({ staffId, name }) => ({ value: staffId, label: name })),
      ],
    },
  ];
};
