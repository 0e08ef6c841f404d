import type { InstallerField } from './installer-check';
import type { InstallerTyped } from './installer-typed';

export interface InstallerAnswer {
  readonly problem: string | null;
  readonly errors: Readonly<Partial<Record<InstallerField, string>>>;
  readonly typed: InstallerTyped;
  /** The idempotency key: the form is sent once, however often the button is pressed. */
  readonly sendKey: string;
  /** Counts the attempts, so each new answer is noticed. */
  readonly attempt: number;
}
