import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ContentModule } from '../../content/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CancelSimulation } from './cancel-simulation.js';
import { ForgetSimulations } from './forget-simulations.js';
import { RunSimulation } from './run-simulation.js';
import { SaleRepository } from './sale.repository.js';
import { ShowSimulation } from './show-simulation.js';
import { SimulationListReader } from './simulation-list.reader.js';
import { SimulationRepository } from './simulation.repository.js';
import { SimulationsController } from './simulations.controller.js';
import { StartSimulation } from './start-simulation.js';
import { simulationRunEntity } from './simulation-run.entity.js';
import { simulationSaleEntity } from './simulation-sale.entity.js';

/** Simulations: the effect of draft prices on past sales. */
@Module({
  imports: [
    TypeOrmModule.forFeature([simulationRunEntity, simulationSaleEntity]),
    ContentModule,
    DeliveryModule,
    PricingModule,
  ],
  controllers: [SimulationsController],
  providers: [
    SimulationRepository,
    SaleRepository,
    RunSimulation,
    StartSimulation,
    CancelSimulation,
    ForgetSimulations,
    ShowSimulation,
    SimulationListReader,
  ],
})
export class SimulationsModule {}
