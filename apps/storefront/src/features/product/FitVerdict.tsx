import type { FitVerdictReply } from '@simpletread/contract';
import { Check, X } from 'lucide-react';
import { fitTag } from '../../tires/fit-words';
import styles from './FitVerdict.module.css';

interface FitVerdictProps {
  readonly fit: FitVerdictReply;
  readonly vehicle: string;
}

const titleOf = (fit: FitVerdictReply, vehicle: string): string => {
  if (fit.kind === 'refused') return `Does not fit your ${vehicle}`;
  if (fit.kind === 'unknown') return `We cannot tell for your ${vehicle}`;
  return fit.kind === 'conditional' ? `Fits your ${vehicle}, with a condition` : fitTag(fit, vehicle).words;
};

/** Whether the tire fits the shopper's vehicle, with every rule that decided. */
export const FitVerdict = ({ fit, vehicle }: FitVerdictProps) => (
  <details className={styles.verdict} data-kind={fit.kind} open={fit.kind !== 'fits'}>
    <summary>{titleOf(fit, vehicle)}</summary>
    <ul role="list">
      {fit.reasons.map((reason) => (
        <li key={reason.code} data-passed={reason.isPassed}>
          {reason.isPassed ? (
            <Check size={17} strokeWidth={2.2} aria-label="Passed" role="img" />
          ) : (
            <X size={17} strokeWidth={2.2} aria-label="Not passed" role="img" />
          )}
          {reason.text}
        </li>
      ))}
    </ul>
  </details>
);
