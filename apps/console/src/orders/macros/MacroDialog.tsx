import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Macro } from '@simpletread/contract';
import { stepPermissions } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, usePermissions } from 'react-admin';

import { useCan } from '../../shell/auth/index.js';
import { InfoDialog } from '../../shell/dialog/index.js';
import { stepsText } from './steps-text.js';
import { RunDialog } from './RunDialog.js';
import { useStepCalls } from './step-calls.js';

interface MacroDialogProps {
  readonly orderIds: readonly string[];
  readonly onClose: () => void;
}

/** Chooses a macro for one order or several; then shows what it would do before it runs. */
export const MacroDialog = ({ orderIds, onClose }: MacroDialogProps) => {
  const calls = useStepCalls();
  const can = useCan();
  const { permissions = [] } = usePermissions<Parameters<typeof stepPermissions>[1]['permissions']>();
  const [chosen, setChosen] = useState<Macro | null>(null);
  const { data, error, refetch } = useQuery({ queryKey: ['macros', 'all'], queryFn: () => calls.macros() });
  if (chosen !== null)
    return <RunDialog title={chosen.name} orderIds={orderIds} steps={chosen.steps} onClose={onClose} />;
  return (
    <InfoDialog title="Run a macro" onClose={onClose}>
      {data === undefined && error === null && 'Loading macros…'}
      {error !== null && (
        <>
          We couldn’t load the macros. <Button onClick={() => void refetch()}>Try again</Button>
        </>
      )}
      {data?.length === 0 && (
        <>
          No macros yet.{' '}
          {can('macros.change') ? (
            <LinkBase to="/macros">Create the first one</LinkBase>
          ) : (
            'A senior agent can create one.'
          )}
        </>
      )}
      {data !== undefined && data.length > 0 && (
        <List aria-label="Macros">
          {data.map((macro, place) => (
            <ListItemButton
              key={macro.id}
              autoFocus={place === 0}
              disabled={stepPermissions(macro.steps, { permissions }).length > 0}
              onClick={() => setChosen(macro)}
            >
              <ListItemText primary={macro.name} secondary={stepsText(macro.steps)} />
            </ListItemButton>
          ))}
        </List>
      )}
    </InfoDialog>
  );
};
