'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { track } from './track';

/** Counts each page that is looked at, for a visitor who agreed to that. */
export const PageViews = ({ agreed }: { agreed: string }) => {
  const path = usePathname();
  useEffect(() => track({ name: 'Page Viewed', properties: {} }), [path, agreed]);
  return null;
};
