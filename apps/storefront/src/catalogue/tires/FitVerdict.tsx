import type { FitVerdictReply } from '@simpletread/contract';
import { fitRule } from '@simpletread/domain';
import { Check, X } from 'lucide-react';
import { fitTag } from './fit-words';
import styles from './FitVerdict.module.css';

interface FitVerdictProps {
  readonly fit: FitVerdictReply;
  readonly vehicle: string;
}

type Reasons = FitVerdictReply['reasons'];

const titleOf = (fit: FitVerdictReply, vehicle: string): string => {
  if (fit.kind === 'refused') return `Does not fit your ${vehicle}`;
  if (fit.kind === 'unknown') return `We can’t tell for your ${vehicle}`;
  return fit.kind === 'conditional' ? `Fits your ${vehicle} with conditions` : fitTag(fit, vehicle).words;
};

const Checks = ({ reasons }: { reasons: Reasons }) => (
  <ul role="list">
    {reasons.map(({ code, isPassed, text }) => {
      const rule = fitRule(code);
      return (
        <li key={text} data-passed={isPassed}>
          {isPassed ? (
            <Check size={17} strokeWidth={2.2} aria-label="Passed" role="img" />
          ) : (
            <X size={17} strokeWidth={2.2} aria-label="Not passed" role="img" />
          )}
          <span>
            {text}
            {rule !== null && <small>{rule}</small>}
          </span>
        </li>
      );
    })}
  </ul>
);

const checksText = (count: number): string => (count === 1 ? 'Passes 1 check' : `Passes ${count} checks`);

/** A tire's fit on the shopper's vehicle, with every check's figures and rule. */
export const FitVerdict = ({ fit, vehicle }: FitVerdictProps) => {
  const failed = fit.reasons.filter(({ isPassed }) => !isPassed);
  const passed = fit.reasons.filter(({ isPassed }) => isPassed);
  return (
    <details className={styles.verdict} data-kind={fit.kind} open={fit.kind !== 'fits'}>
      <summary>{titleOf(fit, vehicle)}</summary>
      {failed.length > 0 && <Checks reasons={failed} />}
      {failed.length > 0 && passed.length > 0 ? (
        <details className={styles.passed}>
          <summary>{checksText(passed.length)}</summary>
          <Checks reasons={passed} />
        </details>
      ) : (
        <Checks reasons={passed} />
      )}
    </details>
  );
};
