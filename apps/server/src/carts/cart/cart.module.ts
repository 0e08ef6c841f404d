import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ContentModule } from '../../content/index.js';
import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CartAppointmentsController } from './appointments/cart-appointments.controller.js';
import { CartAppointments } from './appointments/cart-appointments.js';
import { CartCouponController } from './cart-coupon.controller.js';
import { CartReplacementController } from './cart-replacement.controller.js';
import { CartPaymentMethodController } from './cart-payment-method.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartsController } from './carts.controller.js';
import { ChangeCart } from './change-cart.js';
import { CartDeliveryController } from './delivery/cart-delivery.controller.js';
import { CheckServiceArea } from './delivery/check-service-area.js';
import { ChooseShop } from './delivery/choose-shop.js';
import { FindWarehousePickups } from './delivery/find-warehouse-pickups.js';
import { ForgetIdleAddresses } from './delivery/forget-idle-addresses.js';
import { OfferDelivery } from './delivery/offer-delivery.js';
import { SetCartDelivery } from './delivery/set-cart-delivery.js';
import { SetCartFulfilment } from './delivery/set-cart-fulfilment.js';
import { SetCartShipTo } from './delivery/set-cart-ship-to.js';
import { SetCartZip } from './delivery/set-cart-zip.js';
import { FillCart } from './fill-cart.js';
import { AddCartLines } from './lines/add-cart-lines.js';
import { CartLinesController } from './lines/cart-lines.controller.js';
import { JudgeCartLine } from './lines/judge-cart-line.js';
import { LoadCart } from './load-cart.js';
import { OfferCart } from './offer-cart.js';
import { OpenCart } from './open-cart.js';
import { PersonalCarts } from './personal-carts.js';
import { ExplainCartPrice } from './staff/explain-cart-price.js';
import { PriceExplanationsController } from './staff/price-explanations.controller.js';
import { SupposedCart } from './staff/supposed-cart.js';
import { SetCartVehicle } from './vehicle/set-cart-vehicle.js';
import { cartEntity } from './cart.entity.js';
import { cartLineEntity } from './cart-line.entity.js';
import { leftCartEntity } from './left-cart.entity.js';
import { usedHoldEntity } from './used-hold.entity.js';
import { UsedHolds } from './used-holds.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([cartEntity, cartLineEntity, leftCartEntity, usedHoldEntity]),
    CatalogueModule,
    ContentModule,
    DeliveryModule,
    InstallersModule,
    PricingModule,
  ],
  controllers: [
    CartsController,
    CartLinesController,
    CartDeliveryController,
    CartAppointmentsController,
    CartCouponController,
    CartReplacementController,
    CartPaymentMethodController,
    PriceExplanationsController,
  ],
  providers: [
    CartRepository,
    LoadCart,
    ChangeCart,
    JudgeCartLine,
    CheckServiceArea,
    ChooseShop,
    CartAppointments,
    OpenCart,
    OfferCart,
    OfferDelivery,
    FillCart,
    AddCartLines,
    SetCartZip,
    SetCartVehicle,
    SetCartDelivery,
    SetCartFulfilment,
    SetCartShipTo,
    FindWarehousePickups,
    ForgetIdleAddresses,
    PersonalCarts,
    UsedHolds,
    ExplainCartPrice,
    SupposedCart,
  ],
  exports: [OfferCart, OfferDelivery, FillCart, UsedHolds, CartRepository, LoadCart],
})
export class CartModule {}
