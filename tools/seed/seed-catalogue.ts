import type pg from 'pg';
import { buildTires } from './catalogue/tires/build-tires.js';
import { chooseSizes, type LineSize } from './catalogue/tires/choose-sizes.js';
import { coverOeSizes } from './catalogue/tires/cover-oe-sizes.js';
import { lineAppeal, lineFigures } from './catalogue/tires/line-figures.js';
import { readLines, readSizes } from './catalogue/tires/read-catalogue.js';
import type { TireRow } from './catalogue/tires/tire-row.js';
import { writeLineFigures, writeTires } from './catalogue/tires/write-catalogue.js';
import type { Prng } from './random/prng.js';
import { buildReviews } from './reviews/reviews/build-reviews.js';
import type { ReviewRow } from './reviews/reviews/review-row.js';
import { ReviewedVehicles } from './reviews/reviews/reviewed-vehicles.js';
import { writeReviews } from './reviews/reviews/write-reviews.js';
import { openingStock } from './catalogue/stock/opening-stock.js';
import { StockBook } from './catalogue/stock/stock-book.js';

export interface SeededCatalogue {
  readonly chosen: readonly LineSize[];
  readonly tires: readonly TireRow[];
  readonly reviews: readonly ReviewRow[];
}

/** Gives every product line its sizes, markings, prices, reviews and scores, and writes them. */
export const seedCatalogue = async (
  client: pg.ClientBase,
  now: Date,
  random: Prng,
): Promise<SeededCatalogue> => {
  const lines = await readLines(client);
  const sizes = await readSizes(client);
  const drawn = chooseSizes(lines, sizes, random.fork('sizes'));
  const chosen = [...drawn, ...coverOeSizes(drawn, lines, sizes, random.fork('cover'))];
  const tires = buildTires(chosen, random.fork('tires'));
  await writeTires(client, tires);
  const appeals = lines.map((line) => lineAppeal(line, random.fork('figures')));
  const vehicles = await ReviewedVehicles.read(client, chosen);
  const reviews = buildReviews(appeals, { now, vehicles }, random.fork('reviews'));
  await writeReviews(client, reviews);
  await writeLineFigures(client, lineFigures(appeals, reviews));
  return { chosen, tires, reviews };
};

/** Returns the stock on the day before the first order. */
export const openStock = (
  { chosen, tires }: Pick<SeededCatalogue, 'chosen' | 'tires'>,
  at: Date,
  random: Prng,
): StockBook => {
  const book = new StockBook();
  tires.forEach((tire, index) => {
    const lineSize = chosen[index];
    if (lineSize === undefined) return;
    book.open(tire.id, openingStock(lineSize.line, lineSize.size.oeCount, random), at);
  });
  return book;
};
