import type { HubFacts, HubNames } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { hubTitle } from './hub-title';
import { categoryWords, typeWords } from './purpose-words';

export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const rims = ({ smallestRimIn, largestRimIn }: HubFacts): string =>
  smallestRimIn === largestRimIn
    ? `${smallestRimIn} inch rims`
    : `rims of ${smallestRimIn} to ${largestRimIn} inches`;

const stock = (
  { lineCount, tireCount, sizeCount, brandCount, ...facts }: HubFacts,
  { brand }: HubNames,
): string => {
  const lines = countWords(lineCount, 'line');
  const whose = brand === null ? ` of ${countWords(brandCount, 'brand')}` : '';
  return `${lines}${whose}, ${countWords(tireCount, 'tire')} in ${countWords(sizeCount, 'size')} for ${rims({ lineCount, tireCount, sizeCount, brandCount, ...facts })}.`;
};

const prices = ({
  lineCount,
  lowestFromPriceInCents: low,
  highestFromPriceInCents: high,
}: HubFacts): string => {
  if (lineCount === 1 || low === high) return `From ${formatMoney(low)} per tire.`;
  return `Lines start at ${formatMoney(low)} to ${formatMoney(high)} per tire.`;
};

const snowflakes = ({ lineCount, snowflakeLineCount: count }: HubFacts): string | null => {
  if (count === 0) return null;
  if (count === lineCount)
    return lineCount === 1
      ? 'It has the three-peak mountain snowflake for severe snow.'
      : 'All have the three-peak mountain snowflake for severe snow.';
  return `${count.toLocaleString('en-US')} of them ${count === 1 ? 'has' : 'have'} the three-peak mountain snowflake for severe snow.`;
};

const warranties = ({
  lineCount,
  warrantedLineCount: count,
  longestWarrantyMiles: miles,
}: HubFacts): string | null => {
  if (miles === null) return null;
  const most = `${miles.toLocaleString('en-US')} miles`;
  if (lineCount === 1) return `Its treadwear warranty is ${most}.`;
  return count === 1
    ? `One has a treadwear warranty of ${most}.`
    : `${count.toLocaleString('en-US')} have a treadwear warranty of up to ${most}.`;
};

const best = ({ lineCount, best: line }: HubFacts, { brand }: HubNames): string | null => {
  if (line === null) return null;
  const name = brand === null ? `${line.brandName} ${line.lineName}` : line.lineName;
  return lineCount === 1
    ? `Its SimpleScore is ${line.score.toFixed(1)} of 10.`
    : `The best SimpleScore among them is ${line.score.toFixed(1)}: ${name}.`;
};

const said = ({ rating, reviewCount }: HubFacts): string | null =>
  rating === null
    ? null
    : `Buyers give ${rating.toFixed(1)} of 5 stars in ${countWords(reviewCount, 'review')}.`;

/** Returns the purpose of a hub's tires; null if nothing is known beyond its name. */
export const purposeWords = ({ category, type }: HubNames): string | null =>
  (category === null ? null : categoryWords(category.slug)) ?? (type === null ? null : typeWords(type.slug));

/** Returns sentences that describe a hub with its own figures. */
export const hubWords = (names: HubNames, facts: HubFacts): string =>
  [stock(facts, names), prices(facts), snowflakes(facts), warranties(facts), best(facts, names), said(facts)]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** Returns one sentence for search engines. */
export const hubDescription = (names: HubNames, facts: HubFacts): string =>
  `${hubTitle(names)}: ${countWords(facts.lineCount, 'line')} in ${countWords(facts.sizeCount, 'size')} from ${formatMoney(facts.lowestFromPriceInCents)} per tire, with SimpleScores, owner ratings and prices out the door.`;
