import { faultMessage } from '@simpletread/contract';
import { easternInstant } from '@simpletread/domain';

import type { FieldErrors } from '../../shell/form/index.js';

interface Times {
  /** Readings of a clock in New York. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Returns what is wrong with a campaign's times. */
export const timeErrors = ({ startsAt, endsAt }: Times): FieldErrors => {
  const [start, end] = [easternInstant(startsAt), easternInstant(endsAt)];
  return {
    ...(start.ok ? {} : { startsAt: faultMessage(start.fault) }),
    ...(end.ok ? {} : { endsAt: faultMessage(end.fault) }),
    ...(start.ok && end.ok && end.value <= start.value
      ? { endsAt: faultMessage({ code: 'campaign.windowInvalid', data: {} }) }
      : {}),
  };
};
