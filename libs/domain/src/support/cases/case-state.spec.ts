import { stepsOf } from '../../machine/index.js';
import { CASE_STATES, caseClosesAt, caseMachine, moveCase, UNSOLVED_CASES } from './case-state.js';

const SOLVED = new Date('2026-11-20T15:00:00Z');
const daysLater = (days: number): Date => new Date(SOLVED.getTime() + days * 86_400_000);

describe('the life of a case', () => {
  it('comes to us with each message of the customer until it is closed', () => {
    expect(
      CASE_STATES.map((state) => {
        const moved = moveCase({ state, solvedAt: SOLVED }, 'write', daysLater(1));
        return moved.ok ? moved.value : moved.fault.code;
      }),
    ).toEqual(['new', 'open', 'open', 'open', 'open', 'case.movedOn']);
  });

  it('is reopened by an answer for 14 days and not a moment longer', () => {
    const solved = { state: 'solved', solvedAt: SOLVED } as const;
    expect(moveCase(solved, 'write', new Date(daysLater(14).getTime() - 1))).toMatchObject({ value: 'open' });
    expect(moveCase(solved, 'write', daysLater(14))).toMatchObject({
      ok: false,
      fault: { code: 'case.movedOn', data: { state: 'solved' } },
    });
    expect(caseClosesAt(SOLVED)).toEqual(daysLater(14));
  });

  it('waits for the customer after every answer, and is over when it is closed', () => {
    expect(new Set(stepsOf(caseMachine, 'answer').map(({ to }) => to))).toEqual(new Set(['waiting']));
    expect(Object.values(caseMachine.events).filter((steps) => 'closed' in steps)).toEqual([]);
  });

  it('can be solved from every state in which somebody works on it', () => {
    expect(stepsOf(caseMachine, 'solve').map(({ from }) => from)).toEqual(UNSOLVED_CASES);
  });
});
