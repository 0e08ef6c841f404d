'use client';

import { usePathname } from 'next/navigation';
import { isWithin, MAIN_NAVIGATION, pageSectionOf } from '../paths';
import { PageLink } from '../controls';

/** The main links; the current section's is marked. */
export const NavLinks = () => {
  const path = usePathname();
  const current = pageSectionOf(path);
  return MAIN_NAVIGATION.map(({ label, href, section }) => {
    const isCurrent = section === undefined ? isWithin(path, href) : section === current;
    return (
      <li key={href}>
        <PageLink href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </PageLink>
      </li>
    );
  });
};
