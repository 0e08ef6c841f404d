'use client';

import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Deal } from '../answers/deal';
import { DealsContext, SearchContext, type SearchStart } from './search-context';
import { VEHICLE_KIND } from '../answers/search-kinds';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

interface SearchProviderProps {
  /** Full address of the typeahead for browsers. */
  readonly typeaheadUrl: string;
  readonly phone: { readonly display: string; readonly value: string };
  /** True if searches are stored in an account. */
  readonly isSignedIn: boolean;
  /** The season's deal pills. */
  readonly deals: readonly Deal[];
  readonly children: ReactNode;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Provides the search modal for the whole shop. Its code loads when the page is idle. */
export const SearchProvider = ({ typeaheadUrl, phone, isSignedIn, deals, children }: SearchProviderProps) => {
  const [start, open] = useState<SearchStart | null>(null);
  const close = useCallback(() => open(null), []);

  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), 2500);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      open({ kind: VEHICLE_KIND.id, isChosen: false, text: '' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <SearchContext value={open}>
      <DealsContext value={deals}>
        {children}
        {start !== null && (
          <Suspense fallback={null}>
            <SearchDialog
              typeaheadUrl={typeaheadUrl}
              phone={phone}
              isSignedIn={isSignedIn}
              start={start}
              onClose={close}
            />
          </Suspense>
        )}
      </DealsContext>
    </SearchContext>
  );
};
