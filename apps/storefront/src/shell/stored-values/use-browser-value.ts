'use client';

import { useEffect, useState } from 'react';
import { onValueChange, readValue } from './browser-value';
import type { BrowserValue } from './value-readers';

/** Returns this browser's value, in sync with every tab; null on the server, and until the page is hydrated. */
export const useBrowserValue = <T>(value: BrowserValue<T>): T | null => {
  const [content, setContent] = useState<T | null>(null);
  useEffect(() => {
    const look = () => setContent(readValue(value));
    look();
    return onValueChange(value, look);
  }, [value]);
  return content;
};
