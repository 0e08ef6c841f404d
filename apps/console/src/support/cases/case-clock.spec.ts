import { answerClock } from './case-clock.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const dueIn = (minutes: number) =>
  answerClock({ answerDueAt: new Date(NOW.getTime() + minutes * 60_000).toISOString() }, NOW);

describe('the answer clock of a case', () => {
  it('counts down, is amber in the last hour and red once it is late', () => {
    expect(dueIn(125)).toEqual({ text: '2 h 05 m', level: 'calm' });
    expect(dueIn(59)).toEqual({ text: '59 m', level: 'soon' });
    expect(dueIn(-12)).toEqual({ text: '12 m late', level: 'late' });
    expect(dueIn(60 * 72)).toEqual({ text: '3 d', level: 'calm' });
  });

  it('is not there while no answer is owed', () => {
    expect(answerClock({ answerDueAt: null }, NOW)).toBeNull();
  });
});
