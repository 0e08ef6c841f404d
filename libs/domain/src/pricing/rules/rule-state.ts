import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const RULE_STATES = ['draft', 'active', 'paused', 'archived'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** The life of a promotion or price list. It changes prices only while active and within its window. */
export const priceRuleMachine = defineMachine({
  name: 'priceRule',
  initial: 'draft',
  states: RULE_STATES,
  events: {
    activate: { draft: { to: 'active' } },
    pause: { active: { to: 'paused' } },
    resume: { paused: { to: 'active' } },
    archive: { draft: { to: 'archived' }, active: { to: 'archived' }, paused: { to: 'archived' } },
  },
});

export type RuleEvent = keyof typeof priceRuleMachine.events;

export const RULE_EVENTS = ['activate', 'pause', 'resume', 'archive'] as const satisfies readonly RuleEvent[];

/** Returns the state after `event`. Refuses with `pricing.stateRefused`. */
export const moveRule = (state: RuleState, event: RuleEvent): Result<RuleState, 'pricing.stateRefused'> => {
  const moved = transition(priceRuleMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('pricing.stateRefused', { state });
};

/** An active rule's phase at a moment: scheduled, running or ended. Windows exclude their end. */
export type RulePhase = 'scheduled' | 'running' | 'ended' | Exclude<RuleState, 'active'>;

interface Lasting {
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Returns a rule's phase at `at`, from its state and its window. */
export const rulePhase = ({ state, startsAt, endsAt }: Lasting, at: Date): RulePhase => {
  if (state !== 'active') return state;
  if (endsAt !== null && endsAt <= at) return 'ended';
  return startsAt !== null && at < startsAt ? 'scheduled' : 'running';
};
