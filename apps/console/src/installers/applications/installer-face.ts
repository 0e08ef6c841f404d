import type { AdminInstallerApplication, InstallerApplicationRow } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';

import type { StateFace } from '../../shell/detail/index.js';

export type InstallerRow = InstallerApplicationRow;
export type WholeInstaller = AdminInstallerApplication;

/** The look of each application state. A half mark means waiting for someone. */
export const INSTALLER_FACES: Readonly<Record<InstallerRow['status'], StateFace>> = {
  awaitingEmail: { label: 'Unconfirmed', tone: 'neutral', mark: 'half' },
  submitted: { label: 'New', tone: 'info', mark: 'half' },
  inReview: { label: 'In review', tone: 'warn', mark: 'half' },
  questionAsked: { label: 'Question sent', tone: 'neutral', mark: 'half' },
  approved: { label: 'Approved', tone: 'good', mark: 'full' },
  declined: { label: 'Declined', tone: 'bad', mark: 'ring' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', mark: 'ring' },
};

const EVENTS: Readonly<Record<string, string>> = {
  apply: 'applied',
  confirm: 'confirmed their email',
  amend: 'changed the application',
  takeUp: 'started the review',
  assign: 'assigned it to themselves',
  release: 'unassigned it',
  ask: 'asked a question',
  answer: 'answered',
  note: 'added a note',
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrew it',
};

export const eventText = (event: string): string => ownValue(EVENTS, event) ?? event;

export const isOpen = (status: InstallerRow['status']): boolean =>
  status === 'submitted' || status === 'inReview' || status === 'questionAsked';
