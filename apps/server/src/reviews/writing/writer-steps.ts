import { Injectable } from '@nestjs/common';
import type { editOwnReview, HandlerInput } from '@simpletread/contract';
import {
  isReviewEditable,
  ok,
  refuse,
  REVIEW_EDIT_DAYS,
  type Result,
  suspicionOf,
} from '@simpletread/domain';

import { ReviewPictures } from '../pictures/index.js';
import {
  LookAtReview,
  type ReviewRecord,
  ReviewMails,
  ReviewRepository,
  ReviewSteps,
  type WrittenReview,
} from '../submissions/index.js';
import { ShowOwnReview } from './own-review.js';

type Edit = HandlerInput<typeof editOwnReview>['body'];

export interface SeenByWriter {
  readonly token: string;
  readonly version: number;
}

const BY_WRITER = { actorKind: 'guest', actorId: null } as const;

/** A writer's steps: edit, answer, appeal, withdraw. */
@Injectable()
export class WriterSteps {
  constructor(
    private readonly own: ShowOwnReview,
    private readonly steps: ReviewSteps,
    private readonly reviews: ReviewRepository,
    private readonly look: LookAtReview,
    private readonly pictures: ReviewPictures,
    private readonly mails: ReviewMails,
  ) {}

  async edit({ token, version, droppedPictures, ...form }: Edit, requestId: string): Promise<Result<null>> {
    return this.rewrite({ token, version, isOfShop: false }, form, droppedPictures, requestId);
  }

  editOfShop(seen: SeenByWriter, form: WrittenReview, requestId: string): Promise<Result<null>> {
    return this.rewrite({ ...seen, isOfShop: true }, form, [], requestId);
  }

  private async rewrite(
    { token, version, isOfShop }: SeenByWriter & { readonly isOfShop: boolean },
    form: WrittenReview,
    droppedPictures: readonly string[],
    requestId: string,
  ): Promise<Result<null>> {
    const id = await this.own.idOf(token);
    if (id === null) return refuse('record.missing');
    const request = { id, version, actor: { ...BY_WRITER, requestId } };
    return this.steps.run(request, async (tx, { record, at }) => {
      // A form of tires has no stars, one of a shop no qualities.
      if ((record.shop_id !== null) !== isOfShop) return refuse('record.missing');
      if (!isReviewEditable(record.reopened_at ?? record.submitted_at, at))
        return refuse('review.editClosed', { days: REVIEW_EDIT_DAYS });
      const { summary, comments } = form;
      const { is_verified: isVerified, seconds } = record;
      const looked = await this.look.run(tx, { id, summary, comments, isVerified, network: null, seconds });
      // Another wording doesn't change where the review came from.
      const signs = [...looked, ...record.signs.filter(({ kind }) => kind === 'burst')];
      await this.reviews.rewrite(tx, id, form);
      await this.pictures.drop(tx, id, droppedPictures);
      const change = { name: form.name, our_turn_since: at, signs, suspicion: suspicionOf(signs) };
      return ok({ event: 'edit', change, data: { signs: signs.map(({ kind }) => kind) } });
    });
  }

  async answer(token: string, text: string, requestId: string): Promise<Result<null>> {
    const id = await this.own.idOf(token);
    if (id === null) return refuse('record.missing');
    const request = { id, version: null, actor: { ...BY_WRITER, requestId } };
    return this.steps.run(request, (_, { at }) =>
      Promise.resolve(ok({ event: 'answer', change: { answer: text, our_turn_since: at } })),
    );
  }

  async appeal(token: string, text: string, requestId: string): Promise<Result<null>> {
    const id = await this.own.idOf(token);
    if (id === null) return refuse('record.missing');
    const request = { id, version: null, actor: { ...BY_WRITER, requestId } };
    return this.steps.run(request, async (tx, { record, subject, at }) => {
      if (record.state === 'rejected' && record.appealed_at === null)
        await this.mails.appealed(tx, record, subject, at);
      return ok({ event: 'appeal', change: { appeal: text, appealed_at: at, our_turn_since: at } });
    });
  }

  async withdraw(token: string, requestId: string): Promise<Result<null>> {
    const id = await this.own.idOf(token);
    if (id === null) return refuse('record.missing');
    const request = { id, version: null, actor: { ...BY_WRITER, requestId } };
    return this.steps.run(request, async (tx, { record, subject, at }) => {
      if (isLeft(record)) await this.mails.withdrawn(tx, record, subject);
      await this.pictures.dropAll(tx, id);
      return ok({ event: 'withdraw', change: { our_turn_since: null, withdrawn_at: at } });
    });
  }
}

const isLeft = ({ withdrawn_at: at }: ReviewRecord): boolean => at === null;
