import { Injectable } from '@nestjs/common';
import type { ScoreExample } from '@simpletread/contract';

import { CatalogueDirectory } from '../../tires/index.js';
import { namedLine, tireCountsOf } from './named-line.js';

/** Number of lines shown before staff choose any. */
const UNASKED = 4;

/** Product lines that weights are tried on. */
@Injectable()
export class ListScoreExamples {
  constructor(private readonly directory: CatalogueDirectory) {}

  /** Those of `lineIds` that there are, in that order; the most reviewed ones on sale where none is named. */
  async run(lineIds: readonly string[]): Promise<ScoreExample[]> {
    // The current scores, even if this server hasn't been notified of a publication yet.
    const index = await this.directory.renewed();
    const tireCounts = tireCountsOf(index);
    const lines =
      lineIds.length > 0
        ? lineIds.flatMap((lineId) => index.line(lineId) ?? [])
        : index.lines
            .filter(({ lineId, score }) => score !== null && tireCounts.has(lineId))
            .sort((a, b) => b.reviewCount - a.reviewCount || (a.lineId < b.lineId ? -1 : 1))
            .slice(0, UNASKED);
    return lines.map((line) => ({
      ...namedLine(line),
      tireCount: tireCounts.get(line.lineId) ?? 0,
      score: line.score,
    }));
  }
}
