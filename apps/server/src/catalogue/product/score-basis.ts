import type { ProductReply } from '@simpletread/contract';

import type { ProductLine } from '../product-line.js';

type ScoreBasis = ProductReply['scoreBasis'];

const miles = (figure: number): string => `${figure.toLocaleString('en-US')} miles`;

const wearText = ({ utqgTreadwear, warrantyMiles }: ProductLine): string => {
  const facts = [
    ...(utqgTreadwear === null ? [] : [`a treadwear grade of ${utqgTreadwear}`]),
    ...(warrantyMiles === null ? [] : [`a warranty of ${miles(warrantyMiles)}`]),
  ];
  return facts.length === 0
    ? 'From what its category usually lasts; the maker states no treadwear grade and no mileage.'
    : `From ${facts.join(' and ')}.`;
};

const tractionText = ({ categoryName, hasSnowflake }: ProductLine): string =>
  hasSnowflake
    ? `From its category, ${categoryName}, and the severe snow mark on its sidewall.`
    : `From its category, ${categoryName}, and its traction grade; it carries no severe snow mark.`;

/** Where each part of a line's SimpleScore comes from, in plain words; empty for a line without a score. */
export const scoreBasisOf = (line: ProductLine): ScoreBasis =>
  line.score === null
    ? []
    : [
        { label: 'Long lasting', text: wearText(line) },
        {
          label: 'Handling',
          text: `From its category, ${line.categoryName}, and how soft its compound is.`,
        },
        { label: 'Traction', text: tractionText(line) },
        {
          label: 'Durability',
          text: `From its construction for ${line.vehicleType} use and the maker’s class.`,
        },
        {
          label: 'Overall',
          text: '30% long lasting, 25% handling, 30% traction and 15% durability.',
        },
      ];
