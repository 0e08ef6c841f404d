import { useState } from 'react';

interface Asked<Question, Answer> {
  readonly question: Question;
  /** Null for a decision against it. */
  readonly answer: (answer: Answer | null) => void;
}

interface QuestionHook<Question, Answer> {
  /** The question that a dialog shows; null while none is open. */
  readonly asked: Asked<Question, Answer> | null;
  readonly ask: (question: Question) => Promise<Answer | null>;
}

/** A question between the button of a form and its call. */
export const useQuestion = <Question, Answer>(): QuestionHook<Question, Answer> => {
  const [asked, setAsked] = useState<Asked<Question, Answer> | null>(null);
  const ask = (question: Question) =>
    new Promise<Answer | null>((resolve) => {
      const answer = (given: Answer | null): void => {
        setAsked(null);
        resolve(given);
      };
      setAsked({ question, answer });
    });
  return { asked, ask };
};
