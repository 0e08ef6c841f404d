import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HoldsModule } from '../holds/index.js';
import { OrderModule } from '../order/index.js';
import { WrittenMessagesModule } from '../written-messages/index.js';
import { macroEntity } from './macro.entity.js';
import { MacroRepository } from './macro.repository.js';
import { OrderStepsController } from './order-steps.controller.js';
import { RunOrderSteps } from './run-order-steps.js';
import { MacrosController } from './staff/macros.controller.js';
import { ReadMacros } from './staff/read-macros.js';
import { WriteMacro } from './staff/write-macro.js';
import { TakeOrderStep } from './take-order-step.js';

/** Steps on orders, one order or many at once, and macros that keep them. Decision record 137. */
@Module({
  imports: [TypeOrmModule.forFeature([macroEntity]), HoldsModule, OrderModule, WrittenMessagesModule],
  controllers: [MacrosController, OrderStepsController],
  providers: [MacroRepository, ReadMacros, RunOrderSteps, TakeOrderStep, WriteMacro],
})
export class MacrosModule {}
