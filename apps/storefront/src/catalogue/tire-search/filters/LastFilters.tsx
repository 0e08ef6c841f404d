'use client';

import { PageLink } from '../../../shell/controls';
import { FILTERS, useBrowserValue } from '../../../shell/stored-values';
import { addressWith, countKept } from './last-filters';
import type { ResultPlace } from '../results/result-address';

interface LastFiltersProps {
  readonly place: ResultPlace;
  readonly className?: string | undefined;
}

/** Offers the last search's filters to visitors who agreed to storing them. */
export const LastFilters = ({ place, className }: LastFiltersProps) => {
  const filters = useBrowserValue(FILTERS);
  if (filters === null || filters.length === 0) return null;
  const count = countKept(filters);
  return (
    <p className={className}>
      <PageLink href={addressWith(place.path, place.fixed, filters)}>
        {count === 1 ? 'Use your last filter' : `Use your last ${count} filters`}
      </PageLink>
    </p>
  );
};
