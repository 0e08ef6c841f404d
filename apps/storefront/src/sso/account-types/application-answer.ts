import { type ChangeAnswer, QUIET } from '../../shell/form';
import type { TypedApplication } from './application-check';

/** The result of sending an application, with the typed text: a page without script is rendered from it. */
export interface ApplicationAnswer extends ChangeAnswer {
  readonly typed: TypedApplication;
}

export const nothingTyped = (type: string): ApplicationAnswer => ({
  ...QUIET,
  typed: { type, companyName: '', about: '' },
});
