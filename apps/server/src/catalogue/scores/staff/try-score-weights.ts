import { Injectable } from '@nestjs/common';
import type { ScoreTrial } from '@simpletread/contract';
import {
  largestChanges,
  type ScoreChange,
  scoreChangesBy,
  type ScoredLine,
  type ScoreWeights,
  summaryOfChanges,
} from '@simpletread/domain';

import { CatalogueDirectory, type CatalogueIndex, type ProductLine } from '../../tires/index.js';
import { OfferBook } from '../../tire-search/index.js';
import { changedPicks } from './changed-picks.js';
import { namedLine, tireCountsOf } from './named-line.js';

const MOST_SHOWN = 10;
const SIZES_LOOKED_AT = 20;
const MOST_SIZES_SHOWN = 5;

interface KnownLine extends ScoredLine {
  readonly of: ProductLine;
}

const scoredLinesOf = (index: CatalogueIndex): readonly KnownLine[] => {
  const tireCounts = tireCountsOf(index);
  return index.lines.flatMap((of) => {
    if (of.score === null) return [];
    const { overall, ...parts } = of.score;
    return [{ of, lineId: of.lineId, parts, overall, tireCount: tireCounts.get(of.lineId) ?? 0 }];
  });
};

const shown = (changes: readonly ScoreChange<KnownLine>[]): ScoreTrial['risers'] =>
  changes.map(({ line, before, after }) => ({
    ...namedLine(line.of),
    tireCount: line.tireCount,
    before,
    after,
  }));

/** Computes the effect of weights on the current catalogue. Writes nothing. */
@Injectable()
export class TryScoreWeights {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly offers: OfferBook,
  ) {}

  async run(weights: ScoreWeights): Promise<ScoreTrial> {
    // The current scores, even if this server hasn't been notified of a publication yet.
    const index = await this.directory.renewed();
    const changes = scoreChangesBy(scoredLinesOf(index), weights);
    const summary = summaryOfChanges(changes);
    return {
      ...summary,
      bandMoves: [...summary.bandMoves],
      risers: shown(largestChanges(changes, 1, MOST_SHOWN)),
      fallers: shown(largestChanges(changes, -1, MOST_SHOWN)),
      topPicks: await this.topPicks(index, changes),
    };
  }

  private async topPicks(
    index: CatalogueIndex,
    changes: readonly ScoreChange[],
  ): Promise<ScoreTrial['topPicks']> {
    const overallOf = new Map(changes.map(({ line, after }) => [line.lineId, after]));
    const sizes = index.sizes.filter(({ tireCount }) => tireCount > 0).slice(0, SIZES_LOOKED_AT);
    const found: ScoreTrial['topPicks']['sizes'] = [];
    for (const { code, slug } of sizes) {
      const picks = changedPicks(await this.offers.offers(code, null), overallOf);
      if (picks !== null) found.push({ sizeCode: code, sizeSlug: slug, ...picks });
    }
    return {
      sizesLookedAt: sizes.length,
      sizesChanged: found.length,
      sizes: found.slice(0, MOST_SIZES_SHOWN),
    };
  }
}
