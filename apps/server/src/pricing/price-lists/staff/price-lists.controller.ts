import { Controller } from '@nestjs/common';
import {
  changePriceList,
  createPriceList,
  deletePriceList,
  exportPriceEntries,
  getPriceList,
  type HandlerInput,
  importPriceEntries,
  listPriceEntries,
  listPriceLists,
  movePriceList,
  type PriceListRow,
  savePriceEntries,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { PriceEntryListReader } from './price-entry-list.reader.js';
import { PriceListListReader } from './price-list-list.reader.js';
import { PriceListView } from './price-list-view.js';
import { SaveEntries } from './save-entries.js';
import { WritePriceList } from './write-price-list.js';

/** Price list endpoints for staff. */
@Controller()
export class StaffPriceListsController {
  constructor(
    private readonly priceLists: PriceListListReader,
    private readonly entryList: PriceEntryListReader,
    private readonly view: PriceListView,
    private readonly write: WritePriceList,
    private readonly entries: SaveEntries,
  ) {}

  @Bind(listPriceLists)
  async list(@Input() { query }: HandlerInput<typeof listPriceLists>) {
    return ok(await this.priceLists.page(query));
  }

  @Bind(listPriceEntries)
  async listEntries(@Input() { query }: HandlerInput<typeof listPriceEntries>) {
    return ok(await this.entryList.page(query));
  }

  @Bind(getPriceList)
  get(@Input() { params }: HandlerInput<typeof getPriceList>) {
    return this.view.find(params.id);
  }

  @Bind(exportPriceEntries)
  export(@Input() { params }: HandlerInput<typeof exportPriceEntries>) {
    return this.view.export(params.id);
  }

  @Bind(createPriceList)
  create(
    @Input() { body }: HandlerInput<typeof createPriceList>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.write.create(body, { staff, requestId }));
  }

  @Bind(changePriceList)
  change(
    @Input() { params, body }: HandlerInput<typeof changePriceList>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { version, ...terms } = body;
    return this.after(this.write.change({ id: params.id, version }, terms, { staff, requestId }));
  }

  @Bind(movePriceList)
  move(
    @Input() { params, body }: HandlerInput<typeof movePriceList>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(
      this.write.move({ ...params, version: body.version }, body.event, { staff, requestId }),
    );
  }

  @Bind(savePriceEntries)
  save(
    @Input() { params, body }: HandlerInput<typeof savePriceEntries>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { entries, ...request } = body;
    return this.entries.grid({ priceListId: params.id, ...request }, entries, { staff, requestId });
  }

  @Bind(importPriceEntries)
  import(
    @Input() { params, body }: HandlerInput<typeof importPriceEntries>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { file, ...request } = body;
    const csv = Buffer.from(file.bytes).toString('utf8');
    return this.entries.table({ priceListId: params.id, ...request }, csv, { staff, requestId });
  }

  @Bind(deletePriceList)
  delete(
    @Input() { params, query }: HandlerInput<typeof deletePriceList>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const seen = { ...params, version: query.version ?? null };
    return deleted(params.id, this.write.delete(seen, { staff, requestId }));
  }

  private async after(written: Promise<Result<string>>): Promise<Result<PriceListRow>> {
    const result = await written;
    return result.ok ? this.view.find(result.value) : result;
  }
}
