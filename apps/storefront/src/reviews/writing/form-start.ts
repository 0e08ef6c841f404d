import { randomUUID } from 'node:crypto';

/** A form as it is opened: the key of its request, and the moment, which tells a person from a program. */
export const formStart = (): Promise<{ readonly formKey: string; readonly openedAt: number }> =>
  Promise.resolve({ formKey: randomUUID(), openedAt: Date.now() });
