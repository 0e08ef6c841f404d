'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../telemetry';
import type { ShopperFacts } from './keep-facts';

interface KeepFactsProps {
  readonly facts: ShopperFacts;
  /** What the visitor agreed to: a new word is a new reason to keep, or to forget. */
  readonly agreed: string;
}

/** Lets this browser keep what the page was made with. Its script comes after the page. */
export const KeepFacts = ({ facts, agreed }: KeepFactsProps) => {
  const text = JSON.stringify(facts);
  useEffect(() => {
    import('./keep-facts')
      .then(({ keepFacts }) => keepFacts(JSON.parse(text) as ShopperFacts))
      .catch((error: unknown) => reportClientProblem('warn', error));
  }, [text, agreed]);
  return null;
};
