import type { SearchSession } from '@simpletread/domain';
import type { SearchFound } from '../dialog/use-search-session';
import { exactAnswer } from './exact-answer';
import type { ResultItem } from './search-groups';

type Session = Pick<SearchSession<SearchFound>, 'text' | 'additional' | 'lock' | 'phase'>;

/**
 * Returns the answer that Enter chooses without a key before: the first one as long as nothing is typed, also for a question that an answer led to, and
 * then only the one that is certain. Null where Enter shows all answers.
 */
export const firstActive = (
  { text, additional, lock, phase }: Session,
  items: readonly ResultItem[],
  lists: SearchFound['lists'],
): ResultItem | null => {
  const isUntyped = text === '' || lock === 'yearMakeModel';
  if (isUntyped) return phase === 'loading' && (text !== '' || additional !== '') ? null : (items[0] ?? null);
  // The answers to an earlier text say nothing about this one.
  if (phase !== 'results') return null;
  const certain = exactAnswer(text, lists);
  return certain === null ? null : (items.find(({ href }) => href === certain) ?? null);
};
