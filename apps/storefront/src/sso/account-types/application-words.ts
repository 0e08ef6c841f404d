import type { ApplicationReply } from '@simpletread/contract';
import type { ApplicableType } from '@simpletread/domain';
import type { ChipTone } from '@simpletread/ui';

type State = ApplicationReply['state'];

export const STATE_WORDS: Readonly<Record<State, { readonly words: string; readonly tone: ChipTone }>> = {
  submitted: { words: 'Sent', tone: 'neutral' },
  inReview: { words: 'Being looked at', tone: 'neutral' },
  moreInfoAsked: { words: 'We have a question', tone: 'warn' },
  awaitingApproval: { words: 'Being looked at', tone: 'neutral' },
  approved: { words: 'Approved', tone: 'good' },
  refused: { words: 'Not approved', tone: 'bad' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
};

export const TYPE_WORDS: Readonly<Record<ApplicableType, string>> = {
  Fleet: 'Fleet: a company with cars, vans or trucks',
  'Partner Program': 'Partner program: shops and companies that sell or mount tires',
  'Special Order': 'Special order: tires that are not in the shop',
  Wholesale: 'Wholesale: resale in large numbers',
};

/** What we ask for, and what for. */
export const PAPERS: Readonly<Record<ApplicableType, { readonly what: string; readonly why: string }>> = {
  Fleet: {
    what: 'your business license, or the registration of one vehicle',
    why: 'It shows that the company exists and drives the vehicles.',
  },
  'Partner Program': {
    what: 'your business license',
    why: 'It shows that you sell or mount tires; partner prices are for those who do.',
  },
  'Special Order': {
    what: 'your business license',
    why: 'Tires that we order for you cannot go back, so we make sure who orders them.',
  },
  Wholesale: {
    what: 'your resale certificate',
    why: 'It shows that you resell; wholesale prices are not for own use.',
  },
};

export const isOpen = (state: State): boolean => !['approved', 'refused', 'withdrawn'].includes(state);

const EVENTS: Readonly<Record<string, string>> = {
  submit: 'You applied',
  takeUp: 'We began to look at it',
  askMore: 'We asked',
  answer: 'You answered',
  approve: 'We approved it',
  refuse: 'We did not approve it',
  withdraw: 'You withdrew it',
};

export const eventWords = (event: string): string => EVENTS[event] ?? 'It changed';
