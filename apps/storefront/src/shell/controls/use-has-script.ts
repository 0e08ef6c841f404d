'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as sent, true once script has taken over. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
