import { Injectable } from '@nestjs/common';
import type { ScoreWeightsState, ScoreVersion } from '@simpletread/contract';

import { Database, type SqlRunner } from '../../../platform/database/index.js';
import { ScorePublicationRepository } from './score-publication.repository.js';
import { type PublishedWeights, ScoreWeightsRepository } from './score-weights.repository.js';

const versionOf = ({ publishedAt, ...published }: PublishedWeights): ScoreVersion => ({
  ...published,
  publishedAt: publishedAt.toISOString(),
});

/** The weights of the score's parts: current, draft, being published, and former. */
@Injectable()
export class ShowScoreWeights {
  constructor(
    private readonly database: Database,
    private readonly weights: ScoreWeightsRepository,
    private readonly publications: ScorePublicationRepository,
  ) {}

  async show(db: SqlRunner = this.database): Promise<ScoreWeightsState> {
    const { version, draft } = await this.weights.draft(db);
    const run = await this.publications.find(db);
    const history = (await this.weights.history(db)).map(versionOf);
    const [published] = history;
    if (published === undefined) throw new Error('no weights of the score were ever published');
    return {
      version,
      published,
      draft: draft === null ? null : { ...draft, savedAt: draft.savedAt.toISOString() },
      run:
        run === null
          ? null
          : {
              version: run.version,
              weights: run.weights,
              reason: run.reason,
              done: run.done,
              total: run.total,
              startedByName: run.startedByName,
              startedAt: run.startedAt.toISOString(),
            },
      history,
    };
  }
}
