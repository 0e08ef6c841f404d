'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EVERY_MS = 3000;
const EVERY_SECONDS_WITHOUT_SCRIPT = 5;

/** Reloads the page again and again until it redirects. */
export const LookAgain = () => {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(EVERY_SECONDS_WITHOUT_SCRIPT)} />
    </noscript>
  );
};
