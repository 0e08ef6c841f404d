'use client';

import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { SearchContext, type OpenSearch } from './search-context';
import type { QueryType } from './search-kinds';

const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

interface SearchProviderProps {
  /** Full address of the typeahead, as the browser reaches it. */
  readonly typeaheadUrl: string;
  readonly phone: { readonly display: string; readonly value: string };
  readonly children: ReactNode;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** Holds the search modal for the whole shop. Its code is fetched when the page is idle. */
export const SearchProvider = ({ typeaheadUrl, phone, children }: SearchProviderProps) => {
  const [request, setRequest] = useState<{ kind: QueryType; text: string } | null>(null);
  const open = useCallback<OpenSearch>((kind, text = '') => setRequest({ kind, text }), []);
  const close = useCallback(() => setRequest(null), []);

  useEffect(() => {
    const timer = setTimeout(() => void loadDialog(), 2500);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      open('vehicle');
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <SearchContext value={open}>
      {children}
      {request !== null && (
        <Suspense fallback={null}>
          <SearchDialog
            typeaheadUrl={typeaheadUrl}
            phone={phone}
            initialKind={request.kind}
            initialText={request.text}
            onClose={close}
          />
        </Suspense>
      )}
    </SearchContext>
  );
};
