'use client';

import { useState } from 'react';

interface Answered {
  /** The fault, until the shopper answers it. */
  readonly shown: string | undefined;
  readonly answer: () => void;
}

/** Hides a choice's fault as soon as something is chosen, and shows it again on the next refusal. */
export const useAnswered = (error: string | undefined): Answered => {
  const [answered, setAnswered] = useState<string | undefined>();
  return { shown: error === answered ? undefined : error, answer: () => setAnswered(error) };
};
