import { lastDayText } from '@simpletread/domain';

import { dayTimeText, useMinute } from '../../../shell/time/index.js';

interface LastDayProps {
  /** The first moment at which it no longer holds; null without an end. */
  readonly until: string | null;
}

/** The last day, Eastern, on which a type or certificate holds. Its title is the exact end. */
export const LastDay = ({ until }: LastDayProps) => {
  const now = useMinute();
  if (until === null) return <>–</>;
  return (
    <time dateTime={until} title={`Ends ${dayTimeText(until, now)} ET`}>
      {lastDayText(until)}
    </time>
  );
};
