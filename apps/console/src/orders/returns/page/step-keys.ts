import type { AdminReturn } from '@simpletread/contract';

export type StepId = AdminReturn['actions'][number]['id'];

export const STEP_KEYS: Readonly<Record<StepId, string>> = {
  approve: 'a',
  deny: 'x',
  cancel: 'c',
  receive: 'r',
  settle: 's',
};
