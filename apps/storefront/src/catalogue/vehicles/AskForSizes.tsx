'use client';

import { useEffect } from 'react';

interface AskForSizesProps {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** Tells staff that a visitor looked for this vehicle, so its sizes are entered sooner. */
export const AskForSizes = ({ make, model, year }: AskForSizesProps) => {
  useEffect(() => {
    try {
      const body = JSON.stringify({ make, model, year });
      navigator.sendBeacon('/api/missing-sizes', new Blob([body], { type: 'application/json' }));
    } catch {
      // The page works without it.
    }
  }, [make, model, year]);
  return null;
};
