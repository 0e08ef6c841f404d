import type { InstallerApplicationReply } from '@simpletread/contract';
import { Timeline, type TimelineState } from '@simpletread/ui';

type Application = InstallerApplicationReply;

interface Stop {
  readonly id: string;
  readonly label: string;
}

const LAST_STOP: Readonly<Partial<Record<Application['state'], string>>> = {
  approved: 'In the program',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const STOPS_DONE: Readonly<Record<Application['state'], number>> = {
  awaitingEmail: 0,
  submitted: 0,
  inReview: 1,
  questionAsked: 1,
  approved: 3,
  declined: 2,
  withdrawn: 2,
};

const isCancelled = (state: Application['state']): boolean => state === 'declined' || state === 'withdrawn';

/** An application's progress, from sent to decided. */
export const InstallerProgress = ({ state }: { readonly state: Application['state'] }) => {
  const stops: readonly Stop[] = [
    { id: 'sent', label: 'Sent' },
    { id: 'review', label: state === 'questionAsked' ? 'We have a question' : 'In review' },
    { id: 'decision', label: LAST_STOP[state] ?? 'In the program' },
  ];
  const stateOf = (index: number): TimelineState => {
    if (isCancelled(state) && index === 2) return 'cancelled';
    if (index < STOPS_DONE[state]) return 'done';
    return index === STOPS_DONE[state] ? 'now' : 'todo';
  };
  return (
    <Timeline
      label="Progress of the application"
      steps={stops.map((stop, index) => ({ ...stop, state: stateOf(index) }))}
    />
  );
};
