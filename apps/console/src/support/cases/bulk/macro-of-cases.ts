import type { Macro } from '@simpletread/contract';

/** The parts of a macro that mean something for a case, as the form of a change has them. */
export interface CaseMacro {
  /** Empty to leave owners as they are. */
  readonly ownerId: string;
  readonly note: string;
  /** A saved reply; empty for none. */
  readonly textId: string;
}

export const NOBODY = 'nobody';

/** Returns a macro as a change of cases for `me`; null for one that holds or releases orders, which cases can’t be. */
export const caseMacro = ({ steps }: Pick<Macro, 'steps'>, me: string): CaseMacro | null => {
  if (steps.some(({ kind }) => kind === 'hold' || kind === 'release')) return null;
  const notes: string[] = [];
  let ownerId = '';
  let textId = '';
  for (const step of steps) {
    if (step.kind === 'assign') {
      ownerId = step.to === 'me' ? me : step.to;
      if (step.note !== undefined) notes.push(step.note);
    }
    if (step.kind === 'note') notes.push(step.text);
    if (step.kind === 'message') ({ textId } = step);
  }
  return { ownerId, note: notes.join('\n'), textId };
};
