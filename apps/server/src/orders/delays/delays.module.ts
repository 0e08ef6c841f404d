import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { CancellationModule } from '../cancellation/index.js';
import { OrderModule } from '../order/index.js';
import { TrackingModule } from '../tracking/index.js';
import { AnswerDelay } from './answer-delay.js';
import { AskDelay } from './ask-delay.js';
import { DelayClock } from './delay-clock.js';
import { DelayReactions } from './delay-reactions.js';
import { DelayRepository } from './delay.repository.js';
import { DelaysController } from './delays.controller.js';
import { DelayTokens } from './delay-tokens.js';
import { EndDelay } from './end-delay.js';
import { FindLateOrders } from './find-late-orders.js';
import { MissingTires } from './missing-tires.js';
import { OpenDelay } from './open-delay.js';
import { PredictArrival } from './predict-arrival.js';
import { PreviewDelay } from './preview-delay.js';
import { ShowDelay } from './show-delay.js';
import { StaffDelaysController } from './staff/delays.controller.js';
import { ReportDelay } from './staff/report-delay.js';
import { TrackedDelaysController } from './tracked-delays.controller.js';

/** Late orders and the consent of their buyers. Decision record 150. */
@Module({
  imports: [
    CancellationModule,
    CatalogueModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    TrackingModule,
  ],
  controllers: [DelaysController, StaffDelaysController, TrackedDelaysController],
  providers: [
    AnswerDelay,
    AskDelay,
    DelayClock,
    DelayReactions,
    DelayRepository,
    DelayTokens,
    EndDelay,
    FindLateOrders,
    MissingTires,
    OpenDelay,
    PredictArrival,
    PreviewDelay,
    ReportDelay,
    ShowDelay,
  ],
  exports: [AskDelay, PredictArrival, PreviewDelay],
})
export class DelaysModule {}
