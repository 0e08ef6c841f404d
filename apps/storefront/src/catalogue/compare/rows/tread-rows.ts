import { parseUtqg, TEMPERATURE_GRADES, TRACTION_GRADES } from '@simpletread/domain';
import type { ComparedItem, ComparisonFact } from './comparison-fact';
import { figures, tireFact } from './fact';

const EXEMPT = 'Not graded';

const gradeOf = <T>(grades: readonly T[], grade: T | undefined): number | null =>
  grade === undefined ? null : grades.indexOf(grade);

/**
 * Tread, grades and weight. Makers grade treadwear on their own courses, so none is marked as best; depth, weight and pressure depend on
 * the tire's purpose.
 */
export const treadRows = (items: readonly ComparedItem[]): readonly ComparisonFact[] => [
  tireFact(
    'warranty',
    'Mileage warranty',
    items,
    ({ warrantyMiles }) => (warrantyMiles === null ? null : `${warrantyMiles.toLocaleString('en-US')} mi`),
    {
      absent: 'No mileage warranty',
      ranked: figures(items, 'higher', ({ warrantyMiles }) => warrantyMiles),
    },
  ),
  tireFact(
    'treadwear',
    'UTQG treadwear',
    items,
    ({ specs }) => parseUtqg(specs.utqg)?.treadwear.toString() ?? null,
    { absent: EXEMPT },
  ),
  tireFact('traction', 'UTQG traction', items, ({ specs }) => parseUtqg(specs.utqg)?.traction ?? null, {
    absent: EXEMPT,
    ranked: figures(items, 'higher', ({ specs }) =>
      gradeOf(TRACTION_GRADES, parseUtqg(specs.utqg)?.traction),
    ),
  }),
  tireFact(
    'temperature',
    'UTQG temperature',
    items,
    ({ specs }) => parseUtqg(specs.utqg)?.temperature ?? null,
    {
      absent: EXEMPT,
      ranked: figures(items, 'higher', ({ specs }) =>
        gradeOf(TEMPERATURE_GRADES, parseUtqg(specs.utqg)?.temperature),
      ),
    },
  ),
  tireFact('depth', 'Tread depth', items, ({ specs }) =>
    specs.treadDepth32nds === null ? null : `${specs.treadDepth32nds}/32 in`,
  ),
  tireFact('weight', 'Weight per tire', items, ({ specs }) => `${specs.weightLb} lb`),
  tireFact('diameter', 'Overall diameter', items, ({ specs }) => `${specs.overallDiameterIn} in`),
  tireFact('pressure', 'Maximum pressure', items, ({ specs }) =>
    specs.maxPressurePsi === null ? null : `${specs.maxPressurePsi} psi`,
  ),
];
