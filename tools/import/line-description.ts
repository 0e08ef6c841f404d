import { ownValue } from '@simpletread/domain';
import { createHash } from 'node:crypto';

/** The purpose of each category's tires, in a few variants so a page of results doesn't repeat itself. */
const PURPOSE: Readonly<Record<number, readonly string[]>> = {
  1: [
    'grips the road in every season and asks for little in return',
    'covers dry days, rain and light snow without a change of tires',
  ],
  2: [
    'answers the wheel quickly and keeps its manners in the rain',
    'turns daily driving into something to look forward to',
  ],
  3: [
    'stays soft in the cold and bites into snow and ice',
    'is made for months of snow, slush and freezing mornings',
  ],
  4: [
    'carries on where the pavement ends and stays civil on the way there',
    'takes gravel, ruts and highway miles in one set',
  ],
  5: ['runs straight, quiet and long on the highway', 'is built for steady miles and even wear'],
  6: ['digs through mud and climbs over rock', 'clears its own tread when the trail turns to soup'],
  7: ['lives for the clock and the racing line', 'is made for the track first'],
  8: ['holds on at speeds where others let go', 'pairs a stiff shoulder with a compound that likes corners'],
  10: ['is at its best on warm roads, wet or dry', 'gives short stops and clean turn-in from spring to fall'],
  11: ['rides softly, quietly and far', 'smooths the commute and lasts through many of them'],
  13: ['stays on all year and still carries the snowflake', 'handles a real winter without a second set'],
  20: ['is street legal and track minded', 'takes lap after lap of heat and comes back for more'],
};

const WHERE: Readonly<Record<string, string>> = {
  Passenger: 'For sedans, coupes, hatchbacks and wagons.',
  'SUV/Crossover': 'For crossovers and sport utility vehicles.',
  'Light Truck': 'For pickups, vans and full-size sport utility vehicles.',
  'Commercial Van': 'For cargo vans and delivery work.',
  'Commercial Truck': 'For trucks and buses that earn their keep.',
  Trailer: 'For trailers only: it follows, it never drives.',
  'ATV/UTV/Golf/Lawn': 'For vehicles that stay off the road.',
};

interface DescribedLine {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly categoryId: number;
  readonly vehicleType: string;
  readonly warrantyMiles: number | null;
}

/** Returns two or three plain sentences about a product line, always the same for the same line. */
export const describeLine = (line: DescribedLine): string => {
  const purposes = PURPOSE[line.categoryId] ?? [];
  const choice = createHash('sha256').update(line.id).digest().readUInt32LE() % Math.max(purposes.length, 1);
  const purpose = purposes[choice] ?? 'does what its category promises';
  const warranty =
    line.warrantyMiles === null
      ? ''
      : ` Treadwear warranty up to ${line.warrantyMiles.toLocaleString('en-US')} miles.`;
  return `The ${line.brand} ${line.name} ${purpose}. ${ownValue(WHERE, line.vehicleType) ?? ''}${warranty}`.trim();
};
