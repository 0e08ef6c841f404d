'use client';

import { useEffect, useState } from 'react';
import type { SearchPreview } from './search-preview';

const SETTLE_MS = 120;

const read = async (link: string, signal: AbortSignal): Promise<SearchPreview | null> => {
  const response = await fetch(`/api/search-preview?link=${encodeURIComponent(link)}`, { signal });
  // The browser's own cache answers a row that was looked at before.
  return response.ok ? ((await response.json()) as SearchPreview) : null;
};

/** What lies behind `link`, once the keys rest on it. The one before stays until then; null where there is none. */
export const useSearchPreview = (link: string | null): SearchPreview | null => {
  const [preview, setPreview] = useState<SearchPreview | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (link === null || !window.matchMedia('(min-width: 976px)').matches) {
        setPreview(null);
        return;
      }
      read(link, abort.signal)
        .then(setPreview)
        // Nobody needs the preview to go on: the list says enough.
        .catch(() => !abort.signal.aborted && setPreview(null));
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [link]);
  return preview;
};
