'use client';

import { fillWording } from '@simpletread/domain';
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
  /** The current step's heading: it takes the focus when a step starts. */
  readonly heading: RefObject<HTMLElement | null>;
  readonly answer: InstallerAnswer;
  readonly messages: Readonly<Record<string, string>>;
}

interface Place {
  readonly attempt: number;
  readonly step: InstallerStep;
  readonly errors: InstallerAnswer['errors'];
}

/** The step in the address, as `#people`; the first one without. */
const stepOfAddress = (): InstallerStep =>
  INSTALLER_STEPS.find(({ id }) => `#${id}` === window.location.hash)?.id ?? 'shop';

const writeAddress = (step: InstallerStep): void => {
  const { pathname, search } = window.location;
  window.history.pushState(null, '', `${pathname}${search}${step === 'shop' ? '' : `#${step}`}`);
};

/** `step`, or an earlier one with a fault: an address can't skip it. */
const reachable = (form: HTMLFormElement, step: InstallerStep): InstallerStep => {
  const wrong = firstWrongStep(faultsOfTyped(typedOf(new FormData(form))));
  return INSTALLER_STEPS.find(({ id }) => id === step || id === wrong)?.id ?? step;
};

const stepAt = (index: number): InstallerStep => INSTALLER_STEPS[index]?.id ?? 'shop';

/**
 * The current step and its faults. An answer returns to the first step with a fault. Each step is an entry in the browser's history, and a
 * reload stays in it.
 */
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
  useEffect(() => {
    const goThere = () => {
      if (form.current === null) return;
      setOwn({ attempt, step: reachable(form.current, stepOfAddress()), errors: {} });
    };
    if (attempt === 0 && stepOfAddress() !== 'shop') goThere();
    const onPopState = () => {
      goThere();
      setMoves((count) => count + 1);
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [attempt, form]);
  const move = (step: InstallerStep, wrong: InstallerAnswer['errors']) => {
    if (step !== place.step) writeAddress(step);
    setOwn({ attempt, step, errors: wrong });
    setMoves((count) => count + 1);
  };
  const goOn = () => {
    if (form.current === null) return;
    const faults = faultsOfStep(faultsOfTyped(typedOf(new FormData(form.current))), place.step);
    const wrong = Object.fromEntries(
      Object.entries(faults).map(([field, { code, data }]) => [
        field,
        fillWording(messages[code] ?? code, data),
      ]),
    );
    move(Object.keys(wrong).length === 0 ? stepAt(at + 1) : place.step, wrong);
  };
  return { step: place.step, errors: place.errors, goOn, goBack: () => move(stepAt(at - 1), {}) };
};
