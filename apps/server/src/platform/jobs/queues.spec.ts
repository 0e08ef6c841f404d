import { ATTEMPTS, JOB_DEFAULTS, type QueueName } from './queues.js';

const patienceMs = (queue: QueueName): number => {
  const pauses = Array.from({ length: ATTEMPTS[queue] - 1 }, (_, n) => JOB_DEFAULTS.backoff.delay * 2 ** n);
  return pauses.reduce((sum, pause) => sum + pause, 0);
};

describe('the queues', () => {
  it('try an event for more than an hour, longer than a database is away', () => {
    expect(patienceMs('events')).toBeGreaterThan(60 * 60_000);
  });

  it('give up within ten seconds, because a sweep finds the rest', () => {
    expect(patienceMs('work')).toBeLessThan(10_000);
  });
});
