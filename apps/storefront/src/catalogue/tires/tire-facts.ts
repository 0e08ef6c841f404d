import type { TireCard } from '@simpletread/contract';
import type { ScoreBarItem } from '@simpletread/ui';

/** `60,000 mi`, or that there is none. */
export const warrantyText = (miles: number | null): string =>
  miles === null ? 'No mileage warranty' : `${miles.toLocaleString('en-US')} mi`;

/** The short facts of a result in the order they matter. */
export const tireFacts = (tire: TireCard): string[] => [
  tire.categoryName,
  tire.serviceDescription,
  ...(tire.isExtraLoad ? ['XL'] : []),
  warrantyText(tire.warrantyMiles),
  ...(tire.hasSnowflake ? ['Severe snow rated'] : []),
  ...(tire.isRunFlat ? ['Run flat'] : []),
  ...(tire.rear === null ? [] : [`Rear ${tire.rear.sizeCode} ${tire.rear.serviceDescription}`]),
];

/** The parts of a SimpleScore in short words; none without a score. */
export const scoreItems = (score: TireCard['score']): ScoreBarItem[] =>
  score === null
    ? []
    : [
        { label: 'Lasting', score: score.longLasting },
        { label: 'Handling', score: score.handling },
        { label: 'Traction', score: score.traction },
        { label: 'Durability', score: score.durability },
      ];
