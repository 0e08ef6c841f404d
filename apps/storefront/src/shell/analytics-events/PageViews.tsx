'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pageSectionOf } from '../paths';
import { track } from './track';

/** Counts each viewed page with its section, for a visitor who agreed to it. */
export const PageViews = ({ agreed }: { agreed: string }) => {
  const path = usePathname();
  useEffect(() => {
    const section = pageSectionOf(path);
    track({ name: 'Page Viewed', properties: section === null ? {} : { section } });
  }, [path, agreed]);
  return null;
};
