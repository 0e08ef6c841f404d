'use client';

import { useState } from 'react';

interface Answered {
  /** What is wrong, until the shopper answers to it. */
  readonly shown: string | undefined;
  readonly answer: () => void;
}

/** Takes what is wrong with a choice away as soon as something is chosen, and shows it again when it is said anew. */
export const useAnswered = (error: string | undefined): Answered => {
  const [answered, setAnswered] = useState<string | undefined>();
  return { shown: error === answered ? undefined : error, answer: () => setAnswered(error) };
};
