import { moveRule, RULE_EVENTS, RULE_STATES, rulePhase } from './rule-state.js';

const AT = new Date('2026-11-27T05:00:00Z');
const BEFORE = new Date('2026-11-27T04:59:59.999Z');
const active = { state: 'active', startsAt: null, endsAt: null } as const;

describe('the life of a price rule', () => {
  it('begins as a draft, is paused and resumed, and ends archived', () => {
    expect(moveRule('draft', 'activate')).toEqual({ ok: true, value: 'active' });
    expect(moveRule('active', 'pause')).toEqual({ ok: true, value: 'paused' });
    expect(moveRule('paused', 'resume')).toEqual({ ok: true, value: 'active' });
    for (const state of ['draft', 'active', 'paused'] as const)
      expect(moveRule(state, 'archive')).toEqual({ ok: true, value: 'archived' });
  });

  it('never leaves the archive, and reports its state', () => {
    for (const event of RULE_EVENTS)
      expect(moveRule('archived', event)).toEqual({
        ok: false,
        fault: { code: 'pricing.stateRefused', data: { state: 'archived' } },
      });
  });
});

describe('the phase of a rule', () => {
  it.each(RULE_STATES.filter((state) => state !== 'active'))('is its state if that is %s', (state) => {
    expect(rulePhase({ ...active, state, endsAt: BEFORE }, AT)).toBe(state);
  });

  it('applies from its start and not at its end', () => {
    expect(rulePhase({ ...active, startsAt: AT }, BEFORE)).toBe('scheduled');
    expect(rulePhase({ ...active, startsAt: AT }, AT)).toBe('running');
    expect(rulePhase({ ...active, endsAt: AT }, BEFORE)).toBe('running');
    expect(rulePhase({ ...active, endsAt: AT }, AT)).toBe('ended');
  });
});
