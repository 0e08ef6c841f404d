import { type ChangeAnswer, QUIET } from '../../shell/forms';
import type { TypedApplication } from './application-check';

/** How sending an application went, with what was typed: a page without script is drawn anew from it. */
export interface ApplicationAnswer extends ChangeAnswer {
  readonly typed: TypedApplication;
}

export const nothingTyped = (type: string): ApplicationAnswer => ({
  ...QUIET,
  typed: { type, companyName: '', about: '' },
});
