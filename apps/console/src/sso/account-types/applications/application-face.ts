import type { AdminApplication, ApplicationRow as Row } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';

import type { StateFace } from '../../../shell/detail/index.js';

export type ApplicationRow = Row;
export type WholeApplication = AdminApplication;

/** The look of each application state. A half mark means waiting for staff. */
export const APPLICATION_FACES: Readonly<Record<Row['state'], StateFace>> = {
  submitted: { label: 'New', tone: 'info', mark: 'half' },
  inReview: { label: 'In review', tone: 'warn', mark: 'half' },
  moreInfoAsked: { label: 'Question sent', tone: 'neutral', mark: 'half' },
  awaitingApproval: { label: 'Second admin', tone: 'warn', mark: 'half' },
  approved: { label: 'Approved', tone: 'good', mark: 'full' },
  refused: { label: 'Declined', tone: 'bad', mark: 'ring' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
};

const EVENTS: Readonly<Record<string, string>> = {
  submit: 'applied',
  takeUp: 'started the review',
  askMore: 'asked a question',
  answer: 'answered',
  propose: 'proposed terms',
  approve: 'approved',
  refuse: 'declined it',
  withdraw: 'withdrew it',
  'approval.refused': 'declined the terms',
  'approval.withdrawn': 'withdrew the proposal',
  'approval.expired': 'let the proposal expire',
};

export const eventText = (event: string): string => ownValue(EVENTS, event) ?? event;
