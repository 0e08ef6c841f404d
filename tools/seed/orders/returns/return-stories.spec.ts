import { openPromise, type ReturnState } from '@simpletread/domain';

import { hoursBefore } from './hours-before.js';
import { RETURN_STORIES } from './return-stories.js';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-24T15:00:00Z');

describe('the stories of seeded returns', () => {
  it('go on from step to step until now', () => {
    for (const { requestedHoursAgo, steps } of RETURN_STORIES) {
      const hours = [requestedHoursAgo, ...steps.map(({ hoursAgo }) => hoursAgo)];
      expect(hours).toEqual([...hours].sort((a, b) => b - a));
      expect(Math.min(...hours)).toBeGreaterThan(0);
    }
  });

  it('leave one answer due within two hours, and one overdue', () => {
    const state: ReturnState = 'requested';
    const left = RETURN_STORIES.filter(({ steps }) => steps.length === 0).map(({ requestedHoursAgo }) => {
      const requestedAt = hoursBefore(NOW, requestedHoursAgo);
      const promise = openPromise({ state, requestedAt, appealedAt: null, receivedAt: null });
      return ((promise?.dueAt.getTime() ?? 0) - NOW.getTime()) / HOUR_MS;
    });
    expect(left.filter((hours) => hours > 0 && hours < 2)).toHaveLength(1);
    expect(left.filter((hours) => hours < 0)).toHaveLength(1);
  });
});
