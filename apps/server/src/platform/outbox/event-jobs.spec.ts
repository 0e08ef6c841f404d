import fc from 'fast-check';

import { eventIdsOf, jobsOf } from './event-jobs.js';

const someEvents = fc
  .uniqueArray(fc.uuid(), { maxLength: 120 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => fc.constantFrom('OrderPlaced', 'OrderCancelled').map((type) => ({ id, type }))),
    ),
  );

describe('the jobs of events', () => {
  it('carry each event once, under its type, at most twenty in one job', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const jobs = jobsOf(events);
        const carried = jobs.flatMap(({ name, data }) => eventIdsOf(data).map((id) => ({ id, type: name })));
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
        expect(carried.toSorted(byId)).toEqual([...events].sort(byId));
        for (const { data } of jobs) expect(eventIdsOf(data).length).toBeLessThanOrEqual(20);
        expect(new Set(jobs.map(({ opts }) => opts.jobId)).size).toBe(jobs.length);
      }),
    );
  });

  it('have the same id for the same events and another for any other group', () => {
    const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ id, type: 'OrderPlaced' }));
    const idOf = (...events: readonly (typeof first)[]) =>
      jobsOf(events.flatMap((event) => event ?? [])).map(({ opts }) => opts.jobId);
    expect(idOf(first, second)).toEqual(idOf(first, second));
    expect(idOf(first, second)).not.toEqual(idOf(first, second, third));
    expect(idOf(first)).toEqual(['a']);
  });

  it('of an earlier version carry one event', () => {
    expect(eventIdsOf({ id: 'a' })).toEqual(['a']);
  });
});
