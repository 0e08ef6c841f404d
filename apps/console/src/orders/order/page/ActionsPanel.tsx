import ButtonBase from '@mui/material/ButtonBase';
import type { AdminOrder } from '@simpletread/contract';
import { CircleCheck, CircleMinus } from 'lucide-react';

import { Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Keys } from '../../../shell/shortcuts/index.js';
import styles from './ActionsPanel.module.css';

type Action = AdminOrder['actions'][number];

const KEYS: Readonly<Record<Action['id'], string | null>> = {
  cancel: 'c',
  retryRefund: null,
  reschedule: 'm',
  note: '/',
  return: null,
};

const Face = ({ action }: { readonly action: Action }) => {
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
      </span>
      {keys !== null && action.isAllowed && <Keys keys={keys} />}
    </>
  );
};

interface ActionsPanelProps {
  readonly actions: readonly Action[];
  readonly onRun: Readonly<Partial<Record<Action['id'], () => void>>>;
}

/** Every action with its rule. A disabled action stays visible with its reason. */
export const ActionsPanel = ({ actions, onRun }: ActionsPanelProps) => (
  <Panel title="Actions">
    <ul role="list" className={styles.rules}>
      {actions.map((action) => {
        const run = action.isAllowed ? onRun[action.id] : undefined;
        return (
          <li key={action.id}>
            {run === undefined ? (
              <div className={styles.rule}>
                <Face action={action} />
              </div>
            ) : (
              <ButtonBase className={styles.rule} onClick={run}>
                <Face action={action} />
              </ButtonBase>
            )}
          </li>
        );
      })}
    </ul>
    <div className={styles.hint}>
      <span>
        <Keys keys="?" /> all shortcuts
      </span>
      <span>
        <Keys keys="g o" /> orders
      </span>
    </div>
  </Panel>
);
