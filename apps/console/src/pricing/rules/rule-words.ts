import type { PRICE_AUDIENCES, PromotionRow } from '@simpletread/contract';
import type { RuleEvent } from '@simpletread/domain';
import type { ChipMark, ChipTone } from '@simpletread/ui';

interface Face {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

/** The current phase of a promotion or price list, as a chip. */
export const PHASE_FACES: Readonly<Record<PromotionRow['phase'], Face>> = {
  draft: { label: 'Draft', tone: 'neutral', mark: 'ring' },
  scheduled: { label: 'Scheduled', tone: 'info', mark: 'full' },
  running: { label: 'Running', tone: 'good', mark: 'full' },
  paused: { label: 'Paused', tone: 'warn', mark: 'half' },
  ended: { label: 'Ended', tone: 'neutral', mark: 'ring' },
  archived: { label: 'Archived', tone: 'neutral', mark: 'ring' },
};

export type Audience = (typeof PRICE_AUDIENCES)[number];

export const AUDIENCE_WORDS: Readonly<Record<Audience, string>> = {
  retail: 'Retail',
  member: 'Members',
  fleet: 'Fleets',
  partner: 'Partners',
  'special-order': 'Special order',
  wholesale: 'Wholesale',
  employee: 'Employees',
  'simple-crew': 'SimpleCrew',
};

interface EventWords {
  readonly button: string;
  /** The effect of the action, before it is taken. */
  readonly effect: string;
  readonly done: string;
}

export const EVENT_WORDS: Readonly<Record<RuleEvent, EventWords>> = {
  activate: {
    button: 'Activate',
    effect: 'Within its dates it changes prices immediately, including in open carts.',
    done: 'is active',
  },
  pause: {
    button: 'Pause',
    effect: 'It stops changing prices until it is resumed. Placed orders keep their prices.',
    done: 'is paused',
  },
  resume: {
    button: 'Resume',
    effect: 'Within its dates it changes prices again immediately, including in open carts.',
    done: 'is active again',
  },
  archive: {
    button: 'Archive',
    effect: 'It no longer changes prices and can’t be restored. Placed orders keep their prices.',
    done: 'is archived',
  },
};

interface Option {
  readonly value: string;
  readonly label: string;
}

export const PHASE_OPTIONS: readonly Option[] = Object.entries(PHASE_FACES).map(([value, { label }]) => ({
  value,
  label,
}));

export const STATE_OPTIONS: readonly Option[] = [
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
];
