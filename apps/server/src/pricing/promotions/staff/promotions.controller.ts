import { Controller } from '@nestjs/common';
import {
  changePromotion,
  createPromotion,
  deletePromotion,
  getPromotion,
  getPromotionFigures,
  type HandlerInput,
  listPromotions,
  movePromotion,
  type PromotionReply,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { PromotionListReader } from './promotion-list.reader.js';
import { PromotionView } from './promotion-view.js';
import { WritePromotion } from './write-promotion.js';

/** Promotion endpoints for staff. */
@Controller()
export class StaffPromotionsController {
  constructor(
    private readonly promotions: PromotionListReader,
    private readonly view: PromotionView,
    private readonly write: WritePromotion,
  ) {}

  @Bind(listPromotions)
  async list(@Input() { query }: HandlerInput<typeof listPromotions>) {
    return ok(await this.promotions.page(query));
  }

  @Bind(getPromotion)
  get(@Input() { params }: HandlerInput<typeof getPromotion>) {
    return this.view.find(params.id);
  }

  @Bind(getPromotionFigures)
  figures(@Input() { params }: HandlerInput<typeof getPromotionFigures>) {
    return this.view.figures(params.id);
  }

  @Bind(createPromotion)
  create(
    @Input() { body }: HandlerInput<typeof createPromotion>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.write.create(body, { staff, requestId }));
  }

  @Bind(changePromotion)
  change(
    @Input() { params, body }: HandlerInput<typeof changePromotion>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { version, ...terms } = body;
    return this.after(this.write.change({ id: params.id, version }, terms, { staff, requestId }));
  }

  @Bind(movePromotion)
  move(
    @Input() { params, body }: HandlerInput<typeof movePromotion>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(
      this.write.move({ ...params, version: body.version }, body.event, { staff, requestId }),
    );
  }

  @Bind(deletePromotion)
  delete(
    @Input() { params, query }: HandlerInput<typeof deletePromotion>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const seen = { ...params, version: query.version ?? null };
    return deleted(params.id, this.write.delete(seen, { staff, requestId }));
  }

  private async after(written: Promise<Result<string>>): Promise<Result<PromotionReply>> {
    const result = await written;
    return result.ok ? this.view.find(result.value) : result;
  }
}
