'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as it is sent, true once script has taken it over. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
