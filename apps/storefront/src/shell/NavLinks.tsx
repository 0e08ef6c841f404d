'use client';

import { usePathname } from 'next/navigation';
import { isSectionOf, MAIN_NAVIGATION } from './navigation';
import { PageLink } from './PageLink';

/** The main links; the one of the section one is in carries the mark. */
export const NavLinks = () => {
  const path = usePathname();
  return MAIN_NAVIGATION.map(({ label, href }) => (
    <li key={href}>
      <PageLink href={href} aria-current={isSectionOf(href, path) ? 'page' : undefined}>
        {label}
      </PageLink>
    </li>
  ));
};
