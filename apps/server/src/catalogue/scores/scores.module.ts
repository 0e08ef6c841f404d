import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { ListScoreExamples } from './staff/list-score-examples.js';
import { PublishScores } from './staff/publish-scores.js';
import { RunScorePublication } from './staff/run-score-publication.js';
import { SaveScoreDraft } from './staff/save-score-draft.js';
import { ScorePublicationRepository } from './staff/score-publication.repository.js';
import { StaffScoreWeightsController } from './staff/score-weights.controller.js';
import { ScoreWeightsRepository } from './staff/score-weights.repository.js';
import { ShowScoreWeights } from './staff/show-score-weights.js';
import { TryScoreWeights } from './staff/try-score-weights.js';
import { scoreDraftEntity } from './score-draft.entity.js';
import { scorePublicationEntity } from './score-publication.entity.js';
import { scorePublicationLineEntity } from './score-publication-line.entity.js';
import { scoreWeightsEntity } from './score-weights.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      scoreDraftEntity,
      scorePublicationEntity,
      scorePublicationLineEntity,
      scoreWeightsEntity,
    ]),
    TireSearchModule,
    TiresModule,
  ],
  controllers: [StaffScoreWeightsController],
  providers: [
    ScoreWeightsRepository,
    ScorePublicationRepository,
    RunScorePublication,
    ShowScoreWeights,
    SaveScoreDraft,
    PublishScores,
    ListScoreExamples,
    TryScoreWeights,
  ],
})
export class ScoresModule {}
