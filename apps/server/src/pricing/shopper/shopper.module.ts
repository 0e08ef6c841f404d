import { Module } from '@nestjs/common';

import { SsoModule } from '../../sso/index.js';
import { RulesModule } from '../rules/index.js';
import { UsesModule } from '../uses/index.js';
import { BuyerCompanies } from './buyer-companies.js';
import { RememberedStandings } from './remembered-standings.js';
import { ShopperFacts } from './shopper-facts.js';

@Module({
  imports: [RulesModule, SsoModule, UsesModule],
  providers: [BuyerCompanies, RememberedStandings, ShopperFacts],
  exports: [BuyerCompanies, ShopperFacts],
})
export class ShopperModule {}
