import type { ApplicationReply } from '@simpletread/contract';
import { type ApplicableType, ownValue } from '@simpletread/domain';
import type { ChipTone } from '@simpletread/ui';

type State = ApplicationReply['state'];

export const STATE_WORDS: Readonly<Record<State, { readonly words: string; readonly tone: ChipTone }>> = {
  submitted: { words: 'Sent', tone: 'neutral' },
  inReview: { words: 'In review', tone: 'neutral' },
  moreInfoAsked: { words: 'We have a question', tone: 'warn' },
  awaitingApproval: { words: 'In review', tone: 'neutral' },
  approved: { words: 'Approved', tone: 'good' },
  refused: { words: 'Not approved', tone: 'bad' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
};

export const TYPE_WORDS: Readonly<Record<ApplicableType, string>> = {
  Fleet: 'Fleet: a company with cars, vans or trucks',
  'Partner Program': 'Partner program: shops and companies that sell or mount tires',
  'Special Order': 'Special order: tires we don’t stock',
  Wholesale: 'Wholesale: resale in large quantities',
};

/** The documents we ask for, and why. */
export const PAPERS: Readonly<Record<ApplicableType, { readonly what: string; readonly why: string }>> = {
  Fleet: {
    what: 'your business license, or the registration of one vehicle',
    why: 'It proves that the company exists and operates the vehicles.',
  },
  'Partner Program': {
    what: 'your business license',
    why: 'It proves that you sell or mount tires, as partner prices require.',
  },
  'Special Order': {
    what: 'your business license',
    why: 'Special-order tires can’t be returned, so we verify the buyer.',
  },
  Wholesale: {
    what: 'your resale certificate',
    why: 'It proves that you resell; wholesale prices are not for personal use.',
  },
};

export const isOpen = (state: State): boolean => !['approved', 'refused', 'withdrawn'].includes(state);

const EVENTS: Readonly<Record<string, string>> = {
  submit: 'You applied',
  takeUp: 'We started our review',
  askMore: 'We asked',
  answer: 'You answered',
  approve: 'We approved it',
  refuse: 'We declined it',
  withdraw: 'You withdrew it',
};

export const eventWords = (event: string): string => ownValue(EVENTS, event) ?? 'Updated';
