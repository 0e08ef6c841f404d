import type { ProductReply } from '@simpletread/contract';
import { SCORE_PART_LABELS, weightsText } from '@simpletread/domain';

import type { ProductLine } from '../tires/index.js';

type ScoreBasis = ProductReply['scoreBasis'];

const miles = (figure: number): string => `${figure.toLocaleString('en-US')} miles`;

const wearText = ({ utqgTreadwear, warrantyMiles }: ProductLine): string => {
  const facts = [
    ...(utqgTreadwear === null ? [] : [`a treadwear grade of ${utqgTreadwear}`]),
    ...(warrantyMiles === null ? [] : [`a warranty of ${miles(warrantyMiles)}`]),
  ];
  return facts.length === 0
    ? 'Based on the usual life of its category. The maker lists no treadwear grade or mileage warranty.'
    : `Based on ${facts.join(' and ')}.`;
};

const tractionText = ({ categoryName, hasSnowflake }: ProductLine): string =>
  hasSnowflake
    ? `Based on its category, ${categoryName}, and the severe snow mark on its sidewall.`
    : `Based on its category, ${categoryName}, and its traction grade. It has no severe snow mark.`;

/** The source of each part of a line's SimpleScore, in plain words. Empty for a line without a score. */
export const scoreBasisOf = (line: ProductLine): ScoreBasis =>
  line.score === null || line.scoreWeights === null
    ? []
    : [
        { label: SCORE_PART_LABELS.longLasting, text: wearText(line) },
        {
          label: SCORE_PART_LABELS.handling,
          text: `Based on its category, ${line.categoryName}, and how soft its compound is.`,
        },
        { label: SCORE_PART_LABELS.traction, text: tractionText(line) },
        {
          label: SCORE_PART_LABELS.durability,
          text: `Based on its construction for ${line.vehicleType} use and the maker’s class.`,
        },
        { label: 'Overall', text: `${weightsText(line.scoreWeights)}.` },
      ];
