'use client';

import { useEffect, useState } from 'react';
import type { SearchPreview } from './search-preview';

const SETTLE_MS = 120;

const read = async (link: string, signal: AbortSignal): Promise<SearchPreview | null> => {
  const response = await fetch(`/api/search-preview?link=${encodeURIComponent(link)}`, { signal });
  // The browser's own cache answers a repeated row.
  return response.ok ? ((await response.json()) as SearchPreview) : null;
};

/** Returns the preview of `link`, once the keys rest on it. The previous one stays until then; null without one. */
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
        // The preview is optional: the list is enough.
        .catch(() => !abort.signal.aborted && setPreview(null));
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [link]);
  return preview;
};
