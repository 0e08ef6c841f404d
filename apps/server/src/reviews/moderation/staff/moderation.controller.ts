import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminReview,
  askReviewWriter,
  getAdminReview,
  getAdminReviewPicture,
  getReviewRates,
  type HandlerInput,
  type ListPage,
  listReviews,
  publishReview,
  rejectReview,
  type ReviewRates,
  takeBackDecision,
} from '@simpletread/contract';
import { isUuid, ok, refuse, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { Bind, BindStream, FaultError, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { sendPicture } from '../../../platform/pictures/index.js';
import { ReviewPictures } from '../../pictures/index.js';
import { ModerateReview } from './moderate-review.js';
import { ReviewListReader } from './review-list.reader.js';

@Controller()
export class ModerationController {
  constructor(
    private readonly reviews: ReviewListReader,
    private readonly moderate: ModerateReview,
    private readonly pictures: ReviewPictures,
    private readonly database: Database,
  ) {}

  @Bind(listReviews)
  async list(
    @Input() { query }: HandlerInput<typeof listReviews>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<AdminReview>>> {
    return ok(await this.reviews.page(query, staff));
  }

  @Bind(getReviewRates)
  async rates(): Promise<Result<ReviewRates>> {
    return ok(await this.reviews.rates());
  }

  @Bind(getAdminReview)
  get(
    @Input() { params }: HandlerInput<typeof getAdminReview>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminReview>> {
    return this.shown(params.id, staff);
  }

  @BindStream(getAdminReviewPicture)
  async picture(
    @Param('id') id: string,
    @Param('pictureId') pictureId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isKey = isUuid(id) && isUuid(pictureId);
    const picture = isKey ? await this.pictures.ofReview(this.database, id, pictureId) : null;
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }

  @Bind(publishReview)
  async publish(
    @Input() { params, body }: HandlerInput<typeof publishReview>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const seen = { id: params.id, version: body.version };
    const done = await this.moderate.publish(seen, body.withoutContactData, { staff, requestId });
    return done.ok ? this.shown(params.id, staff) : done;
  }

  @Bind(rejectReview)
  async reject(
    @Input() { params, body }: HandlerInput<typeof rejectReview>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const seen = { id: params.id, version: body.version };
    const done = await this.moderate.reject(seen, body.reason, { staff, requestId });
    return done.ok ? this.shown(params.id, staff) : done;
  }

  @Bind(takeBackDecision)
  async takeBack(
    @Input() { params, body }: HandlerInput<typeof takeBackDecision>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const seen = { id: params.id, version: body.version };
    const done = await this.moderate.takeBack(seen, { staff, requestId });
    return done.ok ? this.shown(params.id, staff) : done;
  }

  @Bind(askReviewWriter)
  async ask(
    @Input() { params, body }: HandlerInput<typeof askReviewWriter>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const seen = { id: params.id, version: body.version };
    const done = await this.moderate.ask(seen, body.question, { staff, requestId });
    return done.ok ? this.shown(params.id, staff) : done;
  }

  private async shown(id: string, staff: StaffPrincipal): Promise<Result<AdminReview>> {
    const review = await this.reviews.byId(id, staff);
    return review === null ? refuse('record.missing') : ok(review);
  }
}
