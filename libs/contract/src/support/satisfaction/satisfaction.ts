import { MOST_SATISFACTION_CHARACTERS, SATISFACTION_RATINGS } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

const token = z.string().max(60);

/** An answer: a rating, and words if the customer adds some. */
export const SATISFACTION_FORM = {
  rating: z.enum(SATISFACTION_RATINGS),
  comment: z.string().trim().max(MOST_SATISFACTION_CHARACTERS),
} as const;

export const satisfactionAnswer = shape(SATISFACTION_FORM);

const satisfactionView = shape({
  caseNumber: z.string(),
  agentName: z.string(),
  isOpen: z.boolean(),
  answer: satisfactionAnswer.nullable(),
});

export type SatisfactionView = z.output<typeof satisfactionView>;

const mine = { method: 'POST', access: publicAccess, reply: satisfactionView } as const;

export const readSatisfaction = endpoint({
  ...mine,
  id: 'satisfaction.read',
  path: '/case-satisfaction',
  summary: 'The question about a solved case, by the key from our email, with its answer.',
  body: shape({ token }),
  faults: ['record.missing'],
});

export const answerSatisfaction = endpoint({
  ...mine,
  id: 'satisfaction.answer',
  path: '/case-satisfaction/answer',
  summary: 'Answers how we did, once for each case. A comment can be added to the rating later, once.',
  body: shape({ token, ...SATISFACTION_FORM }),
  faults: ['record.missing', 'satisfaction.answered', 'satisfaction.over'],
});
