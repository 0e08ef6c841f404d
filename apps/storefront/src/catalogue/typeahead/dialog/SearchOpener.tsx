'use client';

import { Kbd } from '@simpletread/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useOpenSearch } from './search-context';
import { searchHref, VEHICLE_KIND } from '../answers/search-kinds';

interface SearchOpenerProps {
  readonly className?: string | undefined;
  /** Its label, if it shows only an icon. */
  readonly label?: string;
  /** Shows the key that opens the search. */
  readonly hasKey?: boolean;
  readonly children: ReactNode;
}

/** Opens the search; without script it links to the search page. */
export const SearchOpener = ({ className, label, hasKey = false, children }: SearchOpenerProps) => {
  const openSearch = useOpenSearch();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSearch({ kind: VEHICLE_KIND.id, isChosen: false, text: '' });
  };
  return (
    <a href={searchHref(null)} className={className} aria-label={label} aria-haspopup="dialog" onClick={open}>
      {children}
      {hasKey && (
        <span aria-hidden="true" style={{ marginLeft: 'auto' }}>
          <Kbd>/</Kbd>
        </span>
      )}
    </a>
  );
};
