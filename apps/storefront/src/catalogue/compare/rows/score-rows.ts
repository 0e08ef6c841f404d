import { formatScore } from '@simpletread/ui';
import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { setFact } from './fact';

const PARTS = [
  ['overall', 'SimpleScore'],
  ['longLasting', 'Long lasting'],
  ['handling', 'Handling'],
  ['traction', 'Traction'],
  ['durability', 'Durability'],
] as const;

/** The score and its parts, each from 0 to 10. */
export const scoreRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] =>
  PARTS.map(([part, label]) =>
    setFact(part, label, items, ({ score }) => (score === null ? null : formatScore(score[part])), {
      absent: 'Score unavailable',
      isScore: true,
      ranked: { better: 'higher', figures: items.map(({ score }) => score?.[part] ?? null) },
    }),
  );
