import type { OurPicksReply } from '@simpletread/contract';

import { dayTimeText } from '../../shell/time/index.js';

type Window = Pick<OurPicksReply['picks'][number], 'startsAt' | 'endsAt'>;

/** The time of a pick, for people who may only read it: `Always`, `From Nov 27, 12:00 am to Nov 30, 12:00 am ET`. */
export const windowWords = ({ startsAt, endsAt }: Window, now: Date): string => {
  const from = startsAt === null ? null : `From ${dayTimeText(startsAt, now)}`;
  const to = endsAt === null ? null : `${from === null ? 'Until' : 'to'} ${dayTimeText(endsAt, now)}`;
  return from === null && to === null
    ? 'Always'
    : `${[from, to].filter((part) => part !== null).join(' ')} ET`;
};
