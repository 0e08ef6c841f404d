import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { BuyerPurchaseOrders } from '../../carts/index.js';
import { CatalogueModule } from '../../catalogue/index.js';
import { WorkOwnersModule } from '../../platform/work-owners/index.js';
import { CompanyExemptions } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { ForgetFleets } from './forget-fleets.js';
import { FleetExemptions } from './fleet-exemptions.js';
import { FleetPurchaseOrders } from './fleet-purchase-orders.js';
import { MyFleetController } from './my-fleet.controller.js';
import { PersonalFleets } from './personal-fleets.js';
import { StaffCertificatesController } from './staff/certificates.controller.js';
import { CertificatesReader } from './staff/certificates.reader.js';
import { FleetCostReader } from './staff/fleet-cost.reader.js';
import { FleetListReader } from './staff/fleet-list.reader.js';
import { StaffFleetUnitsController } from './staff/fleet-units.controller.js';
import { StaffFleetsController } from './staff/fleets.controller.js';
import { ImportUnits } from './staff/import-units.js';
import { JudgeUnit } from './staff/judge-unit.js';
import { StaffPurchaseOrdersController } from './staff/purchase-orders.controller.js';
import { PurchaseOrdersReader } from './staff/purchase-orders.reader.js';
import { UnitListReader } from './staff/unit-list.reader.js';
import { WriteCertificate } from './staff/write-certificate.js';
import { WriteFleet } from './staff/write-fleet.js';
import { WritePurchaseOrder } from './staff/write-purchase-order.js';
import { WriteUnit } from './staff/write-unit.js';
import { fleetEntity } from './store/fleet.entity.js';
import { FleetRepository } from './store/fleet.repository.js';
import { fleetAccountEntity } from './store/fleet-account.entity.js';
import { fleetCertificateEntity } from './store/fleet-certificate.entity.js';
import { FleetCertificateRepository } from './store/fleet-certificate.repository.js';
import { purchaseOrderEntity } from './store/purchase-order.entity.js';
import { PurchaseOrderRepository } from './store/purchase-order.repository.js';
import { purchaseOrderSpendingEntity } from './store/purchase-order-spending.entity.js';
import { purchaseOrderUseEntity } from './store/purchase-order-use.entity.js';
import { fleetReadingEntity } from './store/fleet-reading.entity.js';
import { fleetUnitEntity } from './store/fleet-unit.entity.js';
import { UnitRepository } from './store/unit.repository.js';

/** The fleet desk: companies with many vehicles, their units and tire rotations. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      fleetEntity,
      fleetAccountEntity,
      fleetUnitEntity,
      fleetReadingEntity,
      fleetCertificateEntity,
      purchaseOrderEntity,
      purchaseOrderUseEntity,
      purchaseOrderSpendingEntity,
    ]),
    CatalogueModule,
    SsoModule,
    WorkOwnersModule,
  ],
  controllers: [
    StaffFleetsController,
    StaffFleetUnitsController,
    StaffPurchaseOrdersController,
    StaffCertificatesController,
    MyFleetController,
  ],
  providers: [
    FleetRepository,
    UnitRepository,
    FleetCertificateRepository,
    CertificatesReader,
    WriteCertificate,
    { provide: CompanyExemptions, useClass: FleetExemptions },
    PurchaseOrderRepository,
    PurchaseOrdersReader,
    WritePurchaseOrder,
    { provide: BuyerPurchaseOrders, useClass: FleetPurchaseOrders },
    FleetListReader,
    FleetCostReader,
    UnitListReader,
    WriteFleet,
    WriteUnit,
    JudgeUnit,
    ImportUnits,
    PersonalFleets,
    ForgetFleets,
  ],
})
export class FleetsModule {}
