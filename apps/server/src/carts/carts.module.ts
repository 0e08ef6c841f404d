import { Module } from '@nestjs/common';

import { AppointmentsModule } from '../appointments/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { FitmentModule } from '../fitment/index.js';
import { InstallersModule } from '../installers/index.js';
import { LocationsModule } from '../locations/index.js';
import { PricingModule } from '../pricing/index.js';
import { AddCartLines } from './add-cart-lines.js';
import { CartAppointments } from './cart-appointments.js';
import { CartAppointmentsController } from './cart-appointments.controller.js';
import { CartCouponController } from './cart-coupon.controller.js';
import { CartDestinationController } from './cart-destination.controller.js';
import { CartPaymentMethodController } from './cart-payment-method.controller.js';
import { CartLinesController } from './cart-lines.controller.js';
import { CartRepository } from './cart.repository.js';
import { CartsController } from './carts.controller.js';
import { ChangeCart } from './change-cart.js';
import { CheckServiceArea } from './check-service-area.js';
import { ChooseShop } from './choose-shop.js';
import { FillCart } from './fill-cart.js';
import { ForgetIdleAddresses } from './forget-idle-addresses.js';
import { JudgeCartLine } from './judge-cart-line.js';
import { LoadCart } from './load-cart.js';
import { OfferCart } from './offer-cart.js';
import { OpenCart } from './open-cart.js';
import { PersonalCarts } from './personal-carts.js';
import { ExplainCartPrice } from './explain-cart-price.js';
import { PriceExplanationsController } from './price-explanations.controller.js';
import { SetCartFulfilment } from './set-cart-fulfilment.js';
import { SetCartShipTo } from './set-cart-ship-to.js';
import { SetCartVehicle } from './set-cart-vehicle.js';
import { SetCartZip } from './set-cart-zip.js';
import { SupposedCart } from './supposed-cart.js';

@Module({
  imports: [
    AppointmentsModule,
    CatalogueModule,
    FitmentModule,
    InstallersModule,
    LocationsModule,
    PricingModule,
  ],
  controllers: [
    CartsController,
    CartLinesController,
    CartDestinationController,
    CartAppointmentsController,
    CartCouponController,
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
    FillCart,
    AddCartLines,
    SetCartZip,
    SetCartVehicle,
    SetCartFulfilment,
    SetCartShipTo,
    ForgetIdleAddresses,
    PersonalCarts,
    ExplainCartPrice,
    SupposedCart,
  ],
  exports: [LoadCart, CartRepository, OfferCart, FillCart],
})
export class CartsModule {}
