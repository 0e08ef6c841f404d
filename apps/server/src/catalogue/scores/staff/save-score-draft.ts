import { Injectable } from '@nestjs/common';
import type { HandlerInput, saveScoreDraft, ScoreWeightsState } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { UnitOfWork } from '../../../platform/database/index.js';
import { ScorePublicationRepository } from './score-publication.repository.js';
import { type DraftWeights, ScoreWeightsRepository } from './score-weights.repository.js';
import { ShowScoreWeights } from './show-score-weights.js';

type Input = HandlerInput<typeof saveScoreDraft>['body'];
type Saved = Result<ScoreWeightsState, 'record.stale' | 'record.missing' | 'score.publishing'>;

const told = (draft: Pick<DraftWeights, 'weights' | 'restores'> | null) =>
  draft === null ? { draft: null } : { draft: draft.weights, restores: draft.restores };

/** Saves draft weights. There is one score, so there is one draft for everyone. */
@Injectable()
export class SaveScoreDraft {
  constructor(
    private readonly work: UnitOfWork,
    private readonly weights: ScoreWeightsRepository,
    private readonly publications: ScorePublicationRepository,
    private readonly shown: ShowScoreWeights,
    private readonly audit: Audit,
  ) {}

  run({ version, weights, restores }: Input, staff: StaffPrincipal, requestId: string): Promise<Saved> {
    return this.work.run(async (tx): Promise<Saved> => {
      const before = await this.weights.lock(tx);
      if (before.version !== version) return refuse('record.stale');
      if ((await this.publications.find(tx)) !== null) return refuse('score.publishing');
      const known = await this.weights.history(tx);
      if (restores !== null && !known.some((made) => made.version === restores))
        return refuse('record.missing');
      const draft = weights === null ? null : { weights, restores, savedByName: staff.name };
      await this.weights.saveDraft(tx, draft);
      await this.audit.recordStaff(
        tx,
        {
          action: draft === null ? 'scoreWeights.discard' : 'scoreWeights.draft',
          subjectType: 'scoreWeights',
          subjectId: 'score-weights',
          before: told(before.draft),
          after: told(draft),
        },
        { staff, requestId },
      );
      return ok(await this.shown.show(tx));
    });
  }
}
