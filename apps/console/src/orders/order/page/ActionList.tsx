import ButtonBase from '@mui/material/ButtonBase';
import type { AdminOrder } from '@simpletread/contract';
import { CircleCheck, CircleMinus } from 'lucide-react';

import { Clock } from '../../../shell/clock/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Keys } from '../../../shell/shortcuts/index.js';
import styles from './ActionsPanel.module.css';

type Action = AdminOrder['actions'][number];

const KEYS: Readonly<Record<Action['id'], string | null>> = {
  cancel: 'c',
  changeContact: null,
  changeAddress: null,
  changeDelivery: null,
  removeTires: null,
  retryRefund: null,
  reschedule: 'm',
  hold: 'h',
  releaseHold: 'h',
  reportDelay: 'd',
  note: '/',
  return: 'r',
};

interface FaceProps {
  readonly action: Action;
  /** When the window of the action began; left out where no clock is shown. */
  readonly opensAt?: string | undefined;
}

const Face = ({ action, opensAt }: FaceProps) => {
  const Icon = action.isAllowed ? CircleCheck : CircleMinus;
  const keys = KEYS[action.id];
  return (
    <>
      <Icon
        size={20}
        strokeWidth={1.75}
        className={action.isAllowed ? styles.ok : styles.no}
        role="img"
        aria-label={action.isAllowed ? 'Available' : 'Not available'}
      />
      <span>
        <b>{action.label}</b>
        <span className={panel.dim}>{action.reason}</span>
        {action.until !== null && opensAt !== undefined && (
          <span className={styles.clock}>
            <Clock opensAt={opensAt} closesAt={action.until} />
          </span>
        )}
      </span>
      {keys !== null && action.isAllowed && <Keys keys={keys} />}
    </>
  );
};

export interface ActionListProps {
  readonly actions: readonly Action[];
  readonly onRun: Readonly<Partial<Record<Action['id'], () => void>>>;
  readonly opensAt?: string;
}

/** Every action with its rule. A disabled action stays visible with its reason. */
export const ActionList = ({ actions, onRun, opensAt }: ActionListProps) => (
  <ul role="list" className={styles.rules}>
    {actions.map((action) => {
      const run = action.isAllowed ? onRun[action.id] : undefined;
      const face = <Face action={action} opensAt={opensAt} />;
      return (
        <li key={action.id}>
          {run === undefined ? (
            <div className={styles.rule}>{face}</div>
          ) : (
            <ButtonBase className={styles.rule} onClick={run}>
              {face}
            </ButtonBase>
          )}
        </li>
      );
    })}
  </ul>
);
