import { Controller } from '@nestjs/common';
import {
  getScoreWeights,
  type HandlerInput,
  listScoreExamples,
  publishScores,
  saveScoreDraft,
  tryScoreWeights,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ListScoreExamples } from './list-score-examples.js';
import { PublishScores } from './publish-scores.js';
import { SaveScoreDraft } from './save-score-draft.js';
import { ShowScoreWeights } from './show-score-weights.js';
import { TryScoreWeights } from './try-score-weights.js';

@Controller()
export class StaffScoreWeightsController {
  constructor(
    private readonly shown: ShowScoreWeights,
    private readonly listExamples: ListScoreExamples,
    private readonly trial: TryScoreWeights,
    private readonly draft: SaveScoreDraft,
    private readonly publication: PublishScores,
  ) {}

  @Bind(getScoreWeights)
  async get() {
    return ok(await this.shown.show());
  }

  @Bind(listScoreExamples)
  async examples(@Input() { query }: HandlerInput<typeof listScoreExamples>) {
    return ok(await this.listExamples.run(query.lines ?? []));
  }

  @Bind(tryScoreWeights)
  async try(@Input() { body }: HandlerInput<typeof tryScoreWeights>) {
    return ok(await this.trial.run(body.weights));
  }

  @Bind(saveScoreDraft)
  save(
    @Input() { body }: HandlerInput<typeof saveScoreDraft>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.draft.run(body, staff, requestId);
  }

  @Bind(publishScores)
  publish(
    @Input() { body }: HandlerInput<typeof publishScores>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.publication.run(body, staff, requestId);
  }
}
