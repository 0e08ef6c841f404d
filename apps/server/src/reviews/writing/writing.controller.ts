import { Controller, Res } from '@nestjs/common';
import {
  addReviewPicture,
  answerReviewQuestion,
  appealReview,
  editOwnReview,
  editOwnShopReview,
  type HandlerInput,
  openOwnReview,
  openOwnReviewPicture,
  type OwnReview,
  withdrawReview,
  writeReview,
  writeShopReview,
} from '@simpletread/contract';
import { isUuid, type Result } from '@simpletread/domain';

import type { FastifyReply } from 'fastify';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Database } from '../../platform/database/index.js';
import {
  Bind,
  BindStream,
  CallerAddress,
  FaultError,
  Input,
  MaybeCustomer,
  RequestId,
} from '../../platform/http/index.js';
import { sendPicture } from '../../platform/pictures/index.js';
import { ReviewPictures } from '../pictures/index.js';
import { AddReviewPicture } from './add-review-picture.js';
import { ShowOwnReview } from './own-review.js';
import { WriteReview } from './write-review.js';
import { wordsOfShop, WriteShopReview } from './write-shop-review.js';
import { WriterSteps } from './writer-steps.js';

/** Reviews and their writers, who need no account. */
@Controller()
export class ReviewWritingController {
  constructor(
    private readonly writing: WriteReview,
    private readonly writingOfShops: WriteShopReview,
    private readonly own: ShowOwnReview,
    private readonly steps: WriterSteps,
    private readonly adding: AddReviewPicture,
    private readonly pictures: ReviewPictures,
    private readonly database: Database,
  ) {}

  @Bind(writeReview, { rate: 'strict' })
  write(
    @Input() { body }: HandlerInput<typeof writeReview>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
  ) {
    return this.writing.run(body, { customer, caller, requestId });
  }

  @Bind(writeShopReview, { rate: 'strict' })
  writeOfShop(
    @Input() { params, body }: HandlerInput<typeof writeShopReview>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CallerAddress() caller: string | null,
    @RequestId() requestId: string,
  ) {
    return this.writingOfShops.run(params.code, body, { customer, caller, requestId });
  }

  @Bind(editOwnShopReview, { rate: 'strict' })
  editOfShop(@Input() { body }: HandlerInput<typeof editOwnShopReview>, @RequestId() requestId: string) {
    const { token, version, ...form } = body;
    return this.after(token, this.steps.editOfShop({ token, version }, wordsOfShop(form), requestId));
  }

  @Bind(openOwnReview, { rate: 'strict' })
  open(@Input() { body }: HandlerInput<typeof openOwnReview>) {
    return this.own.run(body.token);
  }

  @Bind(editOwnReview, { rate: 'strict' })
  edit(@Input() { body }: HandlerInput<typeof editOwnReview>, @RequestId() requestId: string) {
    return this.after(body.token, this.steps.edit(body, requestId));
  }

  @Bind(answerReviewQuestion, { rate: 'strict' })
  answer(@Input() { body }: HandlerInput<typeof answerReviewQuestion>, @RequestId() requestId: string) {
    return this.after(body.token, this.steps.answer(body.token, body.text, requestId));
  }

  @Bind(appealReview, { rate: 'strict' })
  appeal(@Input() { body }: HandlerInput<typeof appealReview>, @RequestId() requestId: string) {
    return this.after(body.token, this.steps.appeal(body.token, body.text, requestId));
  }

  @Bind(withdrawReview, { rate: 'strict' })
  withdraw(@Input() { body }: HandlerInput<typeof withdrawReview>, @RequestId() requestId: string) {
    return this.after(body.token, this.steps.withdraw(body.token, requestId));
  }

  @Bind(addReviewPicture, { rate: 'strict' })
  addPicture(@Input() { body }: HandlerInput<typeof addReviewPicture>) {
    return this.after(body.token, this.adding.run(body.token, body.picture));
  }

  @BindStream(openOwnReviewPicture)
  async picture(
    @Input() { params, body }: HandlerInput<typeof openOwnReviewPicture>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.own.idOf(body.token);
    const picture =
      id === null || !isUuid(params.pictureId)
        ? null
        : await this.pictures.ofReview(this.database, id, params.pictureId);
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }

  private async after(token: string, step: Promise<Result<null>>): Promise<Result<OwnReview>> {
    const done = await step;
    return done.ok ? this.own.run(token) : done;
  }
}
