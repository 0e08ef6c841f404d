import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HandlerInput, ReplyOf, writeReview } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { PurchaseProof } from './purchase-proof.js';
import { type ReviewWriter, TakeReview } from './take-review.js';

type Body = HandlerInput<typeof writeReview>['body'];
type Written = ReplyOf<typeof writeReview>;

/** Takes a review of tires in: one of a person for each line. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly modules: ModuleRef,
    private readonly directory: CatalogueDirectory,
    private readonly taking: TakeReview,
  ) {}

  async run(body: Body, writer: ReviewWriter): Promise<Result<Written>> {
    const line = await this.directory.find((index) => index.lineCalled(body.brand, body.line));
    if (line === undefined) return refuse('tire.unknown');
    const { lineId } = line;
    const order = await this.orderOf(body, lineId, writer);
    if (!order.ok) return order;
    const [orderId, form, seconds] = [order.value, body, body.seconds];
    const writtenAlready = 'review.writtenAlready' as const;
    return this.taking.run({ lineId, shopId: null, orderId, form, seconds, writtenAlready }, writer);
  }

  private async orderOf(
    { order, invitation }: Body,
    lineId: string,
    { customer, caller }: ReviewWriter,
  ): Promise<Result<string | null>> {
    const proof = this.modules.get(PurchaseProof, { strict: false });
    if (invitation !== undefined) {
      const invited = await proof.ofInvitation(invitation, lineId);
      return invited === null ? refuse('review.invitationUnknown') : ok(invited);
    }
    if (order !== null) return proof.ofOrder(order, lineId, caller);
    return ok(customer === null ? null : await proof.ofAccount(customer.accountId, lineId));
  }
}
