import { BLANK, fieldOf, formOf, stepsOf } from './step-form.js';

const STEPS = [
  { kind: 'assign', to: 'me' },
  { kind: 'hold', reason: 'Fraud check' },
  { kind: 'note', text: 'Called' },
  { kind: 'message', textId: 't1', channel: 'sms' },
] as const;

describe('the form of a macro', () => {
  it('is empty of steps at first', () => {
    expect(stepsOf(BLANK)).toEqual([]);
  });

  it.each([
    [[...STEPS]],
    [[{ kind: 'release' as const }]],
    [[{ kind: 'assign' as const, to: 'p1', note: 'Call them' }]],
  ])('shows and keeps %j', (steps) => {
    expect(stepsOf(formOf('Name', steps))).toEqual(steps);
  });

  it('keeps a note only for a colleague', () => {
    expect(stepsOf({ ...BLANK, to: 'me', ownerNote: 'Call them' })).toEqual([{ kind: 'assign', to: 'me' }]);
  });

  it('shows what is wrong with a step at its own field', () => {
    const named = fieldOf([...STEPS], 'name');
    expect(['steps.1.reason', 'steps.2.text', 'steps', 'name'].map(named)).toEqual([
      'reason',
      'note',
      'name',
      'name',
    ]);
  });
});
