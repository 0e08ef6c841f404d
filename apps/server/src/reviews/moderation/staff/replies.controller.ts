import { Controller } from '@nestjs/common';
import { type AdminReview, type HandlerInput, replyToReview, withdrawReply } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ReplyToReview } from './reply-to-review.js';
import { ReviewListReader } from './review-list.reader.js';

@Controller()
export class RepliesController {
  constructor(
    private readonly replying: ReplyToReview,
    private readonly reviews: ReviewListReader,
  ) {}

  @Bind(replyToReview)
  async write(
    @Input() { params: { id, voice }, body: { version, text } }: HandlerInput<typeof replyToReview>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const done = await this.replying.write({ id, version }, voice, text, { staff, requestId });
    return done.ok ? this.shown(id, staff) : done;
  }

  @Bind(withdrawReply)
  async withdraw(
    @Input() { params: { id, voice }, body: { version } }: HandlerInput<typeof withdrawReply>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ): Promise<Result<AdminReview>> {
    const done = await this.replying.withdraw({ id, version }, voice, { staff, requestId });
    return done.ok ? this.shown(id, staff) : done;
  }

  private async shown(id: string, staff: StaffPrincipal): Promise<Result<AdminReview>> {
    const review = await this.reviews.byId(id, staff);
    return review === null ? refuse('record.missing') : ok(review);
  }
}
