import { Injectable } from '@nestjs/common';
import type { HandlerInput, publishScores, ScoreWeightsState } from '@simpletread/contract';
import { isSameWeights, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { RunScorePublication } from './run-score-publication.js';
import { ScorePublicationRepository } from './score-publication.repository.js';
import { ScoreWeightsRepository } from './score-weights.repository.js';
import { ShowScoreWeights } from './show-score-weights.js';

type Input = HandlerInput<typeof publishScores>['body'];
type Begun = Result<
  ScoreWeightsState,
  'record.stale' | 'score.publishing' | 'score.noDraft' | 'score.nothingChanges'
>;

/** Begins to publish the draft; a job reckons the scores and then switches them over. */
@Injectable()
export class PublishScores {
  constructor(
    private readonly work: UnitOfWork,
    private readonly weights: ScoreWeightsRepository,
    private readonly publications: ScorePublicationRepository,
    private readonly job: RunScorePublication,
    private readonly shown: ShowScoreWeights,
    private readonly audit: Audit,
  ) {}

  async run(request: Input, staff: StaffPrincipal, requestId: string): Promise<Begun> {
    const begun = await this.begin(request, staff, requestId);
    if (begun.ok) await this.job.start();
    return begun;
  }

  private begin({ version, reason }: Input, staff: StaffPrincipal, requestId: string): Promise<Begun> {
    return this.work.run(async (tx): Promise<Begun> => {
      const { version: seen, draft } = await this.weights.lock(tx);
      if ((await this.publications.find(tx)) !== null) return refuse('score.publishing');
      if (seen !== version) return refuse('record.stale');
      if (draft === null) return refuse('score.noDraft');
      const [published] = await this.weights.history(tx);
      if (published === undefined || isSameWeights(published.weights, draft.weights))
        return refuse('score.nothingChanges');
      const next = published.version + 1;
      const { weights, restores } = draft;
      const by = { startedBy: staff.staffId, startedByName: staff.name };
      await this.publications.begin(tx, { version: next, weights, reason, restores, ...by });
      await this.audit.recordStaff(
        tx,
        {
          action: 'scoreWeights.publish',
          subjectType: 'scoreWeights',
          subjectId: 'score-weights',
          before: { version: published.version, weights: published.weights },
          after: { version: next, weights, reason, restores },
        },
        { staff, requestId },
      );
      return ok(await this.shown.show(tx));
    });
  }
}
