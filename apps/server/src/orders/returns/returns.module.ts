import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { RefundsModule } from '../refunds/index.js';
import { TrackingModule } from '../tracking/index.js';
import { AddReturnPicture } from './pictures/add-return-picture.js';
import { BuyerReturnSteps } from './buyer/buyer-return-steps.js';
import { FindReturn } from './buyer/find-return.js';
import { ChooseExchange } from './exchange/choose-exchange.js';
import { ExchangeTokens } from './exchange/exchange-tokens.js';
import { FindExchange } from './exchange/find-exchange.js';
import { WatchExchanges } from './exchange/watch-exchanges.js';
import { ChargeHandling } from './money/charge-handling.js';
import { FinishReturn } from './money/finish-return.js';
import { LockRightSize } from './money/lock-right-size.js';
import { OwnReturnsController } from './buyer/own-returns.controller.js';
import { RecordSettlement } from './money/record-settlement.js';
import { ReturnRefundApproval } from './money/refund-approval.js';
import { RequestReturn } from './buyer/request-return.js';
import { returnEntity } from './return.entity.js';
import { ReturnReader } from './return.reader.js';
import { ReturnRepository } from './return.repository.js';
import { returnLineEntity } from './return-line.entity.js';
import { returnPictureEntity } from './pictures/return-picture.entity.js';
import { ReturnReactions } from './return-reactions.js';
import { ReturnSteps } from './return-steps.js';
import { SendLabel } from './label/send-label.js';
import { ShowReturns } from './buyer/show-returns.js';
import { AnswerReturn } from './staff/answer-return.js';
import { BuyerHistoryReader } from './staff/buyer-history.reader.js';
import { ReceiveReturn } from './staff/receive-return.js';
import { ReturnListReader } from './staff/return-list.reader.js';
import { StaffReturnStepsController } from './staff/return-steps.controller.js';
import { StaffReturnsController } from './staff/returns.controller.js';
import { SettleReturn } from './staff/settle-return.js';
import { ShowReturn } from './staff/show-return.js';
import { TrackedReturnsController } from './buyer/tracked-returns.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([returnEntity, returnLineEntity, returnPictureEntity]),
    CatalogueModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    RefundsModule,
    SsoModule,
    TrackingModule,
  ],
  controllers: [
    OwnReturnsController,
    StaffReturnsController,
    StaffReturnStepsController,
    TrackedReturnsController,
  ],
  providers: [
    ReturnReader,
    ReturnRepository,
    ExchangeTokens,
    ChooseExchange,
    FindExchange,
    WatchExchanges,
    LockRightSize,
    ChargeHandling,
    ReturnSteps,
    RequestReturn,
    BuyerReturnSteps,
    AddReturnPicture,
    FindReturn,
    ShowReturns,
    SendLabel,
    RecordSettlement,
    ReturnRefundApproval,
    FinishReturn,
    ReturnReactions,
    AnswerReturn,
    ReceiveReturn,
    SettleReturn,
    ReturnListReader,
    BuyerHistoryReader,
    ShowReturn,
  ],
  exports: [ReceiveReturn, ReturnReader, ChargeHandling, FindExchange, ExchangeTokens],
})
export class ReturnsModule {}
