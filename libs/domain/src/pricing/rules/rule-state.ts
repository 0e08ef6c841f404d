import { defineMachine, transition } from '../../machine/index.js';
import { ok, refuse, type Result } from '../../result/index.js';

export const RULE_STATES = ['draft', 'active', 'paused', 'archived'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** The life of a promotion or price list. Only an active one changes prices, and only within its window. */
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

/** The state after `event`; refused with `pricing.stateRefused`. */
export const moveRule = (state: RuleState, event: RuleEvent): Result<RuleState, 'pricing.stateRefused'> => {
  const moved = transition(priceRuleMachine, state, event);
  return moved.ok ? ok(moved.value) : refuse('pricing.stateRefused', { state });
};

/** What an active rule is at a moment: not begun, counting, or over. Windows are open at their end. */
export type RulePhase = 'scheduled' | 'running' | 'ended' | Exclude<RuleState, 'active'>;

interface Lasting {
  readonly state: RuleState;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** What a rule is at `at`, its state and its window taken together. */
export const rulePhase = ({ state, startsAt, endsAt }: Lasting, at: Date): RulePhase => {
  if (state !== 'active') return state;
  if (endsAt !== null && endsAt <= at) return 'ended';
  return startsAt !== null && at < startsAt ? 'scheduled' : 'running';
};
