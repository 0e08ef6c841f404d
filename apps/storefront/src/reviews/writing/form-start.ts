import { randomUUID } from 'node:crypto';

/** The start of a form: its idempotency key, and the time, which helps tell people from programs. */
export const formStart = (): Promise<{ readonly formKey: string; readonly openedAt: number }> =>
  Promise.resolve({ formKey: randomUUID(), openedAt: Date.now() });
