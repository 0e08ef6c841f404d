import type { InstallerApplicationReply } from '@simpletread/contract';
import { type InstallerTextField, ownValue } from '@simpletread/domain';
import type { ChipTone } from '@simpletread/ui';

type State = InstallerApplicationReply['state'];

export const STATE_WORDS: Readonly<Record<State, { readonly words: string; readonly tone: ChipTone }>> = {
  awaitingEmail: { words: 'Sent', tone: 'neutral' },
  submitted: { words: 'Sent', tone: 'neutral' },
  inReview: { words: 'In review', tone: 'info' },
  questionAsked: { words: 'We have a question', tone: 'warn' },
  approved: { words: 'In the program', tone: 'good' },
  declined: { words: 'Declined', tone: 'bad' },
  withdrawn: { words: 'Withdrawn', tone: 'neutral' },
};

const EVENTS: Readonly<Record<string, string>> = {
  apply: 'You applied',
  confirm: 'Your email address was confirmed',
  amend: 'You changed the application',
  takeUp: 'We started our review',
  ask: 'We asked',
  answer: 'You answered',
  approve: 'We admitted your shop to the program',
  decline: 'We declined your application',
  withdraw: 'You withdrew it',
};

export const eventWords = (event: string): string => ownValue(EVENTS, event) ?? 'Updated';

/** A text field of the form, as its control needs it. */
export interface InstallerControl {
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel' | 'text';
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'url';
  readonly maxLength: number;
  readonly isOptional?: true;
  readonly hint?: string;
}

const email = (label: string, autoComplete: string, hint?: string): InstallerControl => ({
  label,
  autoComplete,
  type: 'email',
  inputMode: 'email',
  maxLength: 254,
  ...(hint === undefined ? {} : { hint }),
});
const phone = (label: string, autoComplete: string): InstallerControl => ({
  label,
  autoComplete,
  type: 'tel',
  inputMode: 'tel',
  maxLength: 30,
});
const plain = (label: string, autoComplete: string, maxLength: number): InstallerControl => ({
  label,
  autoComplete,
  maxLength,
});

export const CONTROLS: Readonly<Record<Exclude<InstallerTextField, 'state'>, InstallerControl>> = {
  company: plain('Company', 'organization', 80),
  firstName: plain('First name', 'given-name', 25),
  lastName: plain('Last name', 'family-name', 25),
  storeManager: { ...plain('Store manager', 'off', 51), hint: 'First and last name; yours, if that is you' },
  serviceManager: { ...plain('Service manager', 'off', 51), hint: 'First and last name' },
  address1: { ...plain('Street address', 'address-line1', 100), hint: 'Where cars arrive; no PO box' },
  address2: { ...plain('Suite or unit', 'address-line2', 100), isOptional: true },
  city: plain('City', 'address-level2', 60),
  zip: { ...plain('ZIP code', 'postal-code', 10), inputMode: 'numeric' },
  website: { ...plain('Website', 'url', 200), inputMode: 'url', isOptional: true },
  cell: phone('Cell phone', 'tel-national'),
  email: email('Primary email', 'email', 'We use it for this application'),
  phone: phone('Primary phone', 'off'),
  serviceDeskEmail: email('Service desk email', 'off', 'Receives orders to your shop'),
  serviceDeskPhone: phone('Service desk phone', 'off'),
};
