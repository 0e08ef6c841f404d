import { type CaseBefore, planCaseRun } from './case-run.js';

const CASE: CaseBefore = {
  ...{ state: 'open', ownerId: 'a', priority: 'normal', tags: ['freight'] },
  hasAddress: true,
};
const NOTHING = { tags: [], isNoted: false, isAnswered: false, isSolved: false };

describe('one change for several cases', () => {
  it('names only what becomes different, and adds tags to those that are there', () => {
    const run = { ...NOTHING, ownerId: 'a', priority: 'high' as const, tags: ['Freight', 'Storm'] };
    expect(planCaseRun(CASE, run)).toEqual({
      ...{ refusal: null, isNoted: false, isAnswered: false, isSolved: false },
      change: { priority: 'high', tags: ['freight', 'storm'] },
    });
  });

  it.each([
    ['closed', { state: 'closed' }, { isSolved: true }],
    ['noAddress', { hasAddress: false }, { isAnswered: true }],
    ['tagsFull', { tags: ['1', '2', '3', '4', '5', '6', '7', '8'] }, { tags: ['9'] }],
    ['unchanged', { state: 'solved' }, { isSolved: true }],
    ['unchanged', {}, { ownerId: 'a', tags: ['freight'] }],
  ] as const)('is refused as %s for %j with %j', (refusal, before, run) => {
    expect(planCaseRun({ ...CASE, ...before } as CaseBefore, { ...NOTHING, ...run })).toEqual({
      refusal,
    });
  });

  it('notes a case that stays as it is otherwise, and no closed one', () => {
    const run = { ...NOTHING, ownerId: 'a', isNoted: true };
    expect(planCaseRun(CASE, run)).toMatchObject({ refusal: null, change: {}, isNoted: true });
    expect(planCaseRun({ ...CASE, state: 'closed' }, run)).toEqual({ refusal: 'closed' });
  });

  it('answers a solved case and leaves it solved', () => {
    const solved = { ...CASE, state: 'solved' } as const;
    expect(planCaseRun(solved, { ...NOTHING, isAnswered: true, isSolved: true })).toEqual({
      ...{ refusal: null, change: {}, isNoted: false, isAnswered: true, isSolved: true },
    });
  });
});
