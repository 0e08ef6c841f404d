import Button from '@mui/material/Button';
import { Fragment } from 'react';

import { Keys } from '../../shell/shortcuts/index.js';
import styles from './Desk.module.css';

interface Action<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly isAllowed: boolean;
  readonly reason: string;
}

interface StepsPanelProps<Id extends string> {
  readonly actions: readonly Action<Id>[];
  readonly keys: Readonly<Record<Id, string>>;
  readonly onStep: (step: Id) => void;
}

const DANGEROUS: readonly string[] = ['deny', 'cancel'];

/** The steps that a state allows, each with its key and what it does; without any, the reasons against them. */
export const StepsPanel = <Id extends string>({ actions, keys, onStep }: StepsPanelProps<Id>) => {
  const allowed = actions.filter(({ isAllowed }) => isAllowed);
  const reasons = [...new Set(actions.map(({ reason }) => reason))];
  return (
    <section className={styles.steps} aria-label="Steps">
      {allowed.map(({ id, label, reason }, at) => (
        <Fragment key={id}>
          <Button
            variant={at === 0 ? 'contained' : 'outlined'}
            color={DANGEROUS.includes(id) ? 'error' : at === 0 ? 'secondary' : 'primary'}
            onClick={() => onStep(id)}
          >
            {label} <Keys keys={keys[id]} />
          </Button>
          {reason !== '' && <p>{reason}</p>}
        </Fragment>
      ))}
      {allowed.length === 0 && reasons.map((reason) => <p key={reason}>{reason}</p>)}
    </section>
  );
};
