import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { OrderModule } from '../order/index.js';
import { PicksModule } from '../picks/index.js';
import { ReturnsModule } from '../returns/index.js';
import { TrackingModule } from '../tracking/index.js';
import { CountStock } from './count-stock.js';
import { CountsController } from './counts.controller.js';
import { DockController } from './dock.controller.js';
import { doubtedCountEntity } from './doubted-count.entity.js';
import { DoubtedCountRepository } from './doubted-count.repository.js';
import { FindPick } from './find-pick.js';
import { LoadParcel } from './load-parcel.js';
import { ReceiveAtDock } from './receive-at-dock.js';
import { RestartPick } from './restart-pick.js';
import { ScanPickedTire } from './scan-picked-tire.js';
import { SendParcelLabel } from './send-parcel-label.js';
import { SetPicking } from './set-picking.js';
import { ShowPick } from './show-pick.js';
import { DeskReader } from './staff/desk.reader.js';
import { DockReturnsReader } from './staff/dock-returns.reader.js';
import { PickListReader } from './staff/pick-list.reader.js';
import { WarehouseController } from './warehouse.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([doubtedCountEntity]),
    CatalogueModule,
    DeliveryModule,
    InstallersModule,
    OrderModule,
    PicksModule,
    ReturnsModule,
    TrackingModule,
  ],
  controllers: [CountsController, DockController, WarehouseController],
  providers: [
    CountStock,
    DeskReader,
    DockReturnsReader,
    DoubtedCountRepository,
    FindPick,
    LoadParcel,
    PickListReader,
    ReceiveAtDock,
    RestartPick,
    ScanPickedTire,
    SendParcelLabel,
    SetPicking,
    ShowPick,
  ],
})
export class WarehouseModule {}
