import { formatReturnNumber, returnMachine, returnReasonText } from '@simpletread/domain';
import type { Prng } from '../../random/prng.js';
import { seededId } from '../../random/seeded-id.js';
import { followStep, type ReturnScene } from './follow-step.js';
import { hoursBefore } from './hours-before.js';
import type { ReturnStory } from './return-stories.js';
import { returnedTires } from './return-terms.js';
import type { SeedReturn } from './seed-return.js';

/** Returns the return of an order that `suits` the story. */
export const buildReturn = (
  scene: ReturnScene,
  story: ReturnStory,
  number: number,
  random: Prng,
): SeedReturn => {
  const { order, now } = scene;
  const requestedAt = hoursBefore(now, story.requestedHoursAgo);
  const { line, quantity } = returnedTires(order, story);
  const { firstName, lastName } = order.customer;
  const requested: SeedReturn = {
    id: seededId(random, requestedAt),
    number,
    state: returnMachine.initial,
    version: 1,
    reason: story.reason,
    comments: story.comments,
    pictures: story.pictures ?? 0,
    line: { lineId: line.lineId, quantity, received: 0, accepted: 0, restocked: 0, scrapped: 0 },
    requestedAt,
    answer: null,
    appeal: null,
    receipt: null,
    settlement: null,
    refund: null,
    approval: null,
    refundedAt: null,
    cancelledAt: null,
    exchange: null,
    events: [
      {
        at: requestedAt,
        type: 'ReturnRequested',
        actorKind: 'guest',
        actorName: `${firstName} ${lastName}`,
        data: { returnNumber: formatReturnNumber(number), reason: returnReasonText(story.reason) },
      },
    ],
  };
  return story.steps.reduce((draft, step) => followStep(draft, step, scene, random), requested);
};
