import { type ChangeAnswer, QUIET } from '../../shell/form';

export interface JoinAnswer extends ChangeAnswer {
  readonly isSent: boolean;
  readonly email: string;
}

export const NOT_ASKED: JoinAnswer = { ...QUIET, isSent: false, email: '' };
