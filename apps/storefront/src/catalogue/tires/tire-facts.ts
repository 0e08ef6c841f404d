import type { TireCard } from '@simpletread/contract';
import { isPMetric } from '@simpletread/domain';
import type { ScoreBarItem } from '@simpletread/ui';

/** Returns `60,000 mi`, or that there is none. */
export const warrantyText = (miles: number | null): string =>
  miles === null ? 'No mileage warranty' : `${miles.toLocaleString('en-US')} mi`;

/** Returns a result's short facts, most important first. */
export const tireFacts = (tire: TireCard): string[] => [
  tire.categoryName,
  tire.serviceDescription,
  ...(isPMetric(tire.sizeCode) ? [`Marked ${tire.sizeCode}`] : []),
  ...(tire.isExtraLoad ? ['XL'] : []),
  warrantyText(tire.warrantyMiles),
  ...(tire.hasSnowflake ? ['Severe snow rated'] : []),
  ...(tire.isRunFlat ? ['Run flat'] : []),
  ...(tire.rear === null ? [] : [`Rear ${tire.rear.sizeCode} ${tire.rear.serviceDescription}`]),
];

/** Returns a SimpleScore's parts in short words; none without a score. */
export const scoreItems = (score: TireCard['score']): ScoreBarItem[] =>
  score === null
    ? []
    : [
        { label: 'Lasting', score: score.longLasting },
        { label: 'Handling', score: score.handling },
        { label: 'Traction', score: score.traction },
        { label: 'Durability', score: score.durability },
      ];
