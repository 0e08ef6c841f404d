import type { OrderStepKind } from '@simpletread/domain';

import type { Steps } from './step-calls.js';

/** The fields of a form of steps. Empty text means: not this step. */
export interface StepForm {
  readonly name: string;
  readonly to: string;
  /** For the colleague who gets the order. */
  readonly ownerNote: string;
  readonly hold: '' | 'hold' | 'release';
  readonly reason: string;
  readonly note: string;
  readonly textId: string;
  readonly channel: 'email' | 'sms';
}

export const BLANK: StepForm = {
  name: '',
  to: '',
  ownerNote: '',
  hold: '',
  reason: '',
  note: '',
  textId: '',
  channel: 'email',
};

const noteFor = (to: string, note: string) => (isColleague(to) && note.trim() !== '' ? { note } : {});

/** True if the work goes to somebody else, who can get a note. */
export const isColleague = (to: string): boolean => !['', 'me', 'nobody'].includes(to);

/** Returns the steps of a form, in the order in which they run. */
export const stepsOf = ({ to, ownerNote, hold, reason, note, textId, channel }: StepForm): Steps => [
  ...(to === '' ? [] : [{ kind: 'assign' as const, to, ...noteFor(to, ownerNote) }]),
  ...(hold === 'hold' ? [{ kind: 'hold' as const, reason }] : []),
  ...(hold === 'release' ? [{ kind: 'release' as const }] : []),
  ...(note.trim() === '' ? [] : [{ kind: 'note' as const, text: note }]),
  ...(textId === '' ? [] : [{ kind: 'message' as const, textId, channel }]),
];

/** Returns the form of some steps. */
export const formOf = (name: string, steps: Steps): StepForm =>
  steps.reduce<StepForm>(
    (form, step) => {
      switch (step.kind) {
        case 'assign':
          return { ...form, to: step.to, ownerNote: step.note ?? '' };
        case 'hold':
          return { ...form, hold: 'hold', reason: step.reason };
        case 'release':
          return { ...form, hold: 'release' };
        case 'note':
          return { ...form, note: step.text };
        case 'message':
          return { ...form, textId: step.textId, channel: step.channel };
      }
    },
    { ...BLANK, name },
  );

const FIELDS: Readonly<Record<OrderStepKind, Readonly<Record<string, keyof StepForm>>>> = {
  assign: { to: 'to', note: 'ownerNote' },
  hold: { reason: 'reason' },
  release: {},
  note: { text: 'note' },
  message: { textId: 'textId', channel: 'channel' },
};

/** Returns the form's name for a field of a body with `steps`; the first field of all for what is wrong with the whole. */
export const fieldOf =
  (steps: Steps, first: keyof StepForm) =>
  (path: string): string => {
    const [list, place, field = ''] = path.split('.');
    if (list !== 'steps') return path;
    const step = steps[Number(place)];
    return (step === undefined ? undefined : new Map(Object.entries(FIELDS[step.kind])).get(field)) ?? first;
  };
