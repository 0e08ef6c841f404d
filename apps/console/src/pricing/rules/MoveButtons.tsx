import Button from '@mui/material/Button';
import { priceRuleMachine, RULE_EVENTS, type RuleEvent, type RuleState } from '@simpletread/domain';
import { useState } from 'react';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import type { Move } from './move.js';
import { EVENT_WORDS } from './rule-words.js';

interface Rule {
  readonly id: string;
  readonly name: string;
  readonly state: RuleState;
  readonly version: number;
}

interface MoveProps {
  readonly rule: Rule;
  /** The resource that shows it. */
  readonly resource: 'promotions' | 'price-lists';
  readonly move: (id: string, move: Move, idempotencyKey: string) => Promise<unknown>;
}

const movesOf = (state: RuleState): RuleEvent[] =>
  RULE_EVENTS.filter((event) => Object.hasOwn(priceRuleMachine.events[event], state));

interface DialogProps extends MoveProps {
  readonly event: RuleEvent;
  readonly onClose: () => void;
}

const MoveDialog = ({ rule, resource, move, event, onClose }: DialogProps) => {
  const { button, effect, done } = EVENT_WORDS[event];
  const action = useStaffAction({
    run: (request: Move, key) => move(rule.id, request, key),
    reload: [resource],
    done: () => `${rule.name} ${done}.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`${button} ${rule.name}`}
      confirm={button}
      isDangerous={event === 'archive'}
      isBusy={action.isBusy}
      error={action.error}
      onSubmit={() => action.submit({ version: rule.version, event })}
      onClose={onClose}
    >
      <p>{effect}</p>
    </FormDialog>
  );
};

interface MoveButtonsProps extends MoveProps {
  /** Edits that are not saved would be lost on the way. */
  readonly isDirty: boolean;
}

/** The moves of a promotion or price list. Each asks again. */
export const MoveButtons = ({ isDirty, ...props }: MoveButtonsProps) => {
  const [event, setEvent] = useState<RuleEvent | null>(null);
  return (
    <>
      {movesOf(props.rule.state).map((one) => (
        <Button
          key={one}
          disabled={isDirty}
          title={isDirty ? 'Save or discard the changes first' : ''}
          variant={one === 'activate' || one === 'resume' ? 'contained' : 'outlined'}
          {...(one === 'archive' ? { color: 'error' as const } : {})}
          onClick={() => setEvent(one)}
        >
          {EVENT_WORDS[one].button}
        </Button>
      ))}
      {event !== null && <MoveDialog {...props} event={event} onClose={() => setEvent(null)} />}
    </>
  );
};
