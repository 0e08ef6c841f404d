import Button from '@mui/material/Button';
import type { AdminReturn } from '@simpletread/contract';
import { Fragment } from 'react';

import { Keys } from '../../../shell/shortcuts/index.js';
import styles from './ReturnPage.module.css';
import { STEP_KEYS, type StepId } from './step-keys.js';

interface StepsPanelProps {
  readonly record: AdminReturn;
  readonly onStep: (step: StepId) => void;
}

/** The steps that a return's state allows, each with its key and what it does; without any, the reasons against them. */
export const StepsPanel = ({ record, onStep }: StepsPanelProps) => {
  const allowed = record.actions.filter(({ isAllowed }) => isAllowed);
  const reasons = [...new Set(record.actions.map(({ reason }) => reason))];
  return (
    <section className={styles.steps} aria-label="Steps">
      {allowed.map(({ id, label, reason }, at) => (
        <Fragment key={id}>
          <Button
            variant={at === 0 ? 'contained' : 'outlined'}
            color={id === 'deny' || id === 'cancel' ? 'error' : at === 0 ? 'secondary' : 'primary'}
            onClick={() => onStep(id)}
          >
            {label} <Keys keys={STEP_KEYS[id]} />
          </Button>
          {reason !== '' && <p>{reason}</p>}
        </Fragment>
      ))}
      {allowed.length === 0 && reasons.map((reason) => <p key={reason}>{reason}</p>)}
    </section>
  );
};
