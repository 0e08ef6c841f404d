import ButtonBase from '@mui/material/ButtonBase';
import { MOST_BULK_ORDERS } from '@simpletread/domain';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { ChooseStepDialog, type ChosenKind } from './ChooseStepDialog.js';
import { MacroDialog } from './MacroDialog.js';
import { RunDialog } from './RunDialog.js';
import type { Steps } from './step-calls.js';

type Open =
  | { readonly kind: ChosenKind | 'macro' }
  | { readonly kind: 'run'; readonly title: string; readonly steps: Steps };

const TITLES: Readonly<Record<ChosenKind, string>> = {
  assign: 'Assign orders',
  hold: 'Put orders on hold',
  message: 'Write to buyers',
};

const RELEASE: Steps = [{ kind: 'release' }];

/** Actions on the selected orders: each shows first what it would change. */
export const BulkActions = ({ orderIds }: { readonly orderIds: readonly string[] }) => {
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const isMany = orderIds.length > MOST_BULK_ORDERS;
  const mayAssign = can('work.assign');
  const mayHold = mayAssign && can('orders.hold');
  const mayWrite = mayAssign && can('messages.write');
  const release = (): void => setOpen({ kind: 'run', title: 'Release orders from hold', steps: RELEASE });
  const actions = [
    ...(mayAssign ? [{ keys: 'u', label: 'Assign', run: () => setOpen({ kind: 'assign' }) }] : []),
    ...(mayHold
      ? [
          { keys: 'h', label: 'Hold', run: () => setOpen({ kind: 'hold' }) },
          { keys: 'r', label: 'Release', run: release },
        ]
      : []),
    ...(mayWrite ? [{ keys: 'w', label: 'Message', run: () => setOpen({ kind: 'message' }) }] : []),
    ...(mayAssign ? [{ keys: 'a', label: 'Macro', run: () => setOpen({ kind: 'macro' }) }] : []),
  ];
  useShortcuts(
    isMany || orderIds.length === 0
      ? []
      : actions.map(({ keys, label, run }) => ({
          keys,
          label: `${label} selected orders`,
          group: 'Lists',
          run,
        })),
  );
  if (isMany) return <span>Select up to {MOST_BULK_ORDERS} orders to change them.</span>;
  return (
    <>
      {actions.map(({ keys, label, run }) => (
        <ButtonBase key={keys} onClick={run}>
          {label} <Keys keys={keys} />
        </ButtonBase>
      ))}
      {open !== null && open.kind !== 'run' && open.kind !== 'macro' && (
        <ChooseStepDialog
          kind={open.kind}
          title={TITLES[open.kind]}
          orderIds={orderIds}
          onChosen={(steps) => setOpen({ kind: 'run', title: TITLES[open.kind as ChosenKind], steps })}
          onClose={close}
        />
      )}
      {open?.kind === 'macro' && <MacroDialog orderIds={orderIds} onClose={close} />}
      {open?.kind === 'run' && (
        <RunDialog title={open.title} orderIds={orderIds} steps={open.steps} onClose={close} />
      )}
    </>
  );
};
