import { type DelayPreview, reportDelay } from '@simpletread/contract';
import type { AdminOrder } from '@simpletread/contract';
import { DELAY_REASONS, type DelayReason, delayReasonText } from '@simpletread/domain';

import { formContract, type Option } from '../../shell/form/index.js';

export interface DelayForm {
  readonly reason: DelayReason;
  readonly revisedOn: string;
  /** Nobody knows the new day. */
  readonly isUnknown: boolean;
}

/** A delay as it is sent, without the order's version. */
export interface DelayInput {
  readonly reason: DelayReason;
  readonly revisedOn: string | null;
}

/** A delay and what its buyer would read. */
export interface SeenDelay {
  readonly input: DelayInput;
  readonly preview: DelayPreview;
}

export const REASON_OPTIONS: readonly Option<DelayReason>[] = DELAY_REASONS.map((reason) => [
  reason,
  delayReasonText(reason),
]);

export const delayInputOf = ({ reason, revisedOn, isUnknown }: DelayForm): DelayInput => ({
  reason,
  revisedOn: isUnknown ? null : revisedOn,
});

export const isSameDelay = (a: DelayInput, b: DelayInput): boolean =>
  a.reason === b.reason && a.revisedOn === b.revisedOn;

/** The form begins with the delay that was found, if there is one. */
export const delayFormOf = ({ delays }: Pick<AdminOrder, 'delays'>): DelayForm => {
  const found = delays.find(({ state }) => state === 'found');
  return {
    reason: found?.reason ?? 'notReady',
    revisedOn: found?.revisedOn ?? '',
    isUnknown: found !== undefined && found.revisedOn === null,
  };
};

/** Checks a delay with the schema that the server reads it with. */
export const delayContract = formContract<DelayForm & Record<string, unknown>, DelayInput>({
  schema: reportDelay.body.omit({ orderVersion: true }),
  inputOf: delayInputOf,
});
