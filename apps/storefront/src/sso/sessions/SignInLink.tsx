'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface SignInLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Links to the sign-in provider and back to this page. Not a router link, because it leads to another origin. */
export const SignInLink = ({ className, children }: SignInLinkProps) => {
  const path = usePathname();
  return (
    <a
      href={`/login?returnTo=${encodeURIComponent(path)}`}
      className={className}
      aria-label="Sign in"
      rel="nofollow"
    >
      {children}
    </a>
  );
};
