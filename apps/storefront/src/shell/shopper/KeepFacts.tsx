'use client';

import { useEffect } from 'react';
import { reportClientProblem } from '../error-reports';
import type { ShopperFacts } from './keep-facts';

interface KeepFactsProps {
  readonly facts: ShopperFacts;
  /** The visitor's consent: a new choice is a reason to store, or to delete. */
  readonly agreed: string;
}

/** Lets this browser store the page's facts. Its script loads after the page. */
export const KeepFacts = ({ facts, agreed }: KeepFactsProps) => {
  const text = JSON.stringify(facts);
  useEffect(() => {
    import('./keep-facts')
      .then(({ keepFacts }) => keepFacts(JSON.parse(text) as ShopperFacts))
      .catch((error: unknown) => reportClientProblem('warn', error));
  }, [text, agreed]);
  return null;
};
