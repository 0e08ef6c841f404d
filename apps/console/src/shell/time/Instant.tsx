import { briefText, dayTimeText } from './eastern-time.js';
import { useMinute } from './use-now.js';

interface InstantProps {
  readonly at: string | null;
  /** With the day and the time, also today. */
  readonly isFull?: boolean;
}

/** A moment in Eastern time. */
export const Instant = ({ at, isFull = false }: InstantProps) => {
  const now = useMinute();
  if (at === null) return <>–</>;
  return (
    <time dateTime={at} title={`${dayTimeText(at, now)} ET`}>
      {isFull ? dayTimeText(at, now) : briefText(at, now)}
    </time>
  );
};
