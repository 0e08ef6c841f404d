import Button from '@mui/material/Button';
import type { AdminCase } from '@simpletread/contract';
import { moveCase } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { useNow } from '../../shell/time/index.js';
import { RELOAD, useCaseCalls } from './case-calls.js';
import styles from './Cases.module.css';
import { AssignDialog } from './dialogs/AssignDialog.js';
import { MergeDialog } from './dialogs/MergeDialog.js';
import { RehearseDialog } from './dialogs/RehearseDialog.js';
import { SnoozeDialog } from './dialogs/SnoozeDialog.js';

interface CaseActionsProps {
  readonly record: AdminCase;
  readonly onReply: () => void;
  readonly onNote: () => void;
}

type Open = 'assign' | 'snooze' | 'merge' | 'rehearse';

/** The steps that a case allows, each with its key. */
export const CaseActions = ({ record, onReply, onNote }: CaseActionsProps) => {
  const calls = useCaseCalls();
  const can = useCan();
  const [open, setOpen] = useState<Open | null>(null);
  const now = useNow();
  const { id, version, state } = record;
  const moves = (event: Parameters<typeof moveCase>[1]): boolean =>
    moveCase({ state, solvedAt: record.solvedAt === null ? null : new Date(record.solvedAt) }, event, now).ok;
  const solve = useStaffAction({
    run: (_: null, key) => calls.solveCase(id, { version }, key),
    reload: RELOAD,
    done: ({ caseNumber }) => `Solved ${caseNumber}. An answer of the customer reopens it.`,
    isAlone: true,
  });
  const reopen = useStaffAction({
    run: (_: null, key) => calls.reopenCase(id, { version }, key),
    reload: RELOAD,
    done: ({ caseNumber }) => `Reopened ${caseNumber}.`,
    isAlone: true,
  });
  const mayHandle = can('cases.handle') && state !== 'closed';
  const steps = mayHandle
    ? [
        { keys: 'r', label: 'Reply', run: onReply, isShown: false },
        { keys: 'n', label: 'Note', run: onNote, isShown: false },
        ...(moves('solve')
          ? [{ keys: 'e', label: 'Solve', run: () => solve.start(null), isShown: true }]
          : []),
        ...(moves('reopen')
          ? [{ keys: 'o', label: 'Reopen', run: () => reopen.start(null), isShown: true }]
          : []),
        ...(moves('snooze')
          ? [{ keys: 's', label: 'Snooze', run: () => setOpen('snooze'), isShown: true }]
          : []),
        { keys: 'a', label: 'Assign', run: () => setOpen('assign'), isShown: true },
        { keys: '#', label: 'Merge', run: () => setOpen('merge'), isShown: true },
      ]
    : [];
  useShortcuts(steps.map(({ keys, label, run }) => ({ keys, label, run, group: 'Case' as const })));
  const close = () => setOpen(null);
  const mayRehearse = record.isSandbox && can('cases.rehearse');
  return (
    <div className={styles.actions}>
      {steps
        .filter(({ isShown }) => isShown)
        .map(({ keys, label, run }) => (
          <Button key={label} variant="outlined" disabled={solve.isBusy || reopen.isBusy} onClick={run}>
            {label} <Keys keys={keys} />
          </Button>
        ))}
      {mayRehearse && (
        <Button variant="text" onClick={() => setOpen('rehearse')}>
          Write as customer
        </Button>
      )}
      {open === 'assign' && <AssignDialog record={record} onClose={close} />}
      {open === 'snooze' && <SnoozeDialog record={record} onClose={close} />}
      {open === 'merge' && <MergeDialog record={record} onClose={close} />}
      {open === 'rehearse' && <RehearseDialog record={record} onClose={close} />}
    </div>
  );
};
