import { Module } from '@nestjs/common';

import { RulesModule } from '../rules/index.js';
import { PriceEntryListReader } from './staff/price-entry-list.reader.js';
import { PriceListListReader } from './staff/price-list-list.reader.js';
import { PriceListView } from './staff/price-list-view.js';
import { StaffPriceListsController } from './staff/price-lists.controller.js';
import { SaveEntries } from './staff/save-entries.js';
import { WritePriceList } from './staff/write-price-list.js';

@Module({
  imports: [RulesModule],
  controllers: [StaffPriceListsController],
  providers: [PriceListListReader, PriceEntryListReader, PriceListView, WritePriceList, SaveEntries],
})
export class PriceListsModule {}
