'use client';

import { timeLeftWords } from '@simpletread/domain';
import { VisuallyHidden } from '@simpletread/ui';
import { useTimeLeft } from './use-time-left';

interface TimeLeftProps {
  readonly endsAt: string;
  /** Time left when the page was made: the browser's own clock may be wrong. */
  readonly leftMs: number;
  /** The end in words: shown without script, and to people who prefer no motion. */
  readonly words: string;
}

const MINUTE_MS = 60_000;
const ANNOUNCED_AT_MINUTES = [15, 5, 1];

/** The sentence for screen readers, announced at three moments only. */
const spokenTime = (leftMs: number): string => {
  const minutes = ANNOUNCED_AT_MINUTES.findLast((at) => leftMs <= at * MINUTE_MS);
  return minutes === undefined ? '' : `Ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

/** A sale's remaining time. */
export const TimeLeft = ({ endsAt, leftMs, words }: TimeLeftProps) => {
  const left = useTimeLeft(leftMs);
  if (left === null) return <time dateTime={endsAt}>{words}</time>;
  return (
    <>
      <span role="timer" title={words}>
        {left > 0 ? `Ends in ${timeLeftWords(left)}` : 'Ended'}
      </span>
      <VisuallyHidden role="status">{left > 0 ? spokenTime(left) : ''}</VisuallyHidden>
    </>
  );
};
