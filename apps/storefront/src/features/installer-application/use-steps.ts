'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { InstallerAnswer } from './installer-answer';
import {
  faultsOfStep,
  faultsOfTyped,
  firstWrongStep,
  INSTALLER_STEPS,
  type InstallerStep,
} from './installer-check';
import { typedOf } from './installer-typed';

interface StepsProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** That of the step one is in: it takes the focus when a step begins. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly answer: InstallerAnswer;
  readonly messages: Readonly<Record<string, string>>;
}

interface Place {
  readonly attempt: number;
  readonly step: InstallerStep;
  readonly errors: InstallerAnswer['errors'];
}

const stepAt = (index: number): InstallerStep => INSTALLER_STEPS[index]?.id ?? 'shop';

/** Where one is in the form, and what is wrong there. An answer leads back to the first step with something wrong in it. */
export const useSteps = ({ form, heading, answer, messages }: StepsProps) => {
  const { attempt, errors } = answer;
  const [own, setOwn] = useState<Place | null>(null);
  const place: Place =
    own !== null && own.attempt === attempt
      ? own
      : { attempt, step: firstWrongStep(errors) ?? (attempt === 0 ? 'shop' : 'send'), errors };
  const at = INSTALLER_STEPS.findIndex(({ id }) => id === place.step);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(
      '[data-current="true"] [aria-invalid="true"], [data-current="true"] [data-error]',
    );
    (wrong ?? heading.current)?.focus();
  }, [moves, form, heading]);
  const move = (step: InstallerStep, wrong: InstallerAnswer['errors']) => {
    setOwn({ attempt, step, errors: wrong });
    setMoves((count) => count + 1);
  };
  const goOn = () => {
    if (form.current === null) return;
    const faults = faultsOfStep(faultsOfTyped(typedOf(new FormData(form.current))), place.step);
    const wrong = Object.fromEntries(
      Object.entries(faults).map(([field, code]) => [field, messages[code] ?? code]),
    );
    move(Object.keys(wrong).length === 0 ? stepAt(at + 1) : place.step, wrong);
  };
  return { step: place.step, errors: place.errors, goOn, goBack: () => move(stepAt(at - 1), {}) };
};
