'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pageSectionOf } from '../paths';
import { track } from './track';

/** Counts each page that is looked at, with the section it lies in, for a visitor who agreed to that. */
export const PageViews = ({ agreed }: { agreed: string }) => {
  const path = usePathname();
  useEffect(() => {
    const section = pageSectionOf(path);
    track({ name: 'Page Viewed', properties: section === null ? {} : { section } });
  }, [path, agreed]);
  return null;
};
