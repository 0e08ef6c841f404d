import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HandlerInput, ReplyOf, ShopReviewForm, writeShopReview } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { ShopDirectory } from '../../installers/index.js';
import type { WrittenReview } from '../submissions/index.js';
import { PurchaseProof } from './purchase-proof.js';
import { type ReviewWriter, TakeReview } from './take-review.js';

type Body = HandlerInput<typeof writeShopReview>['body'];
type Written = ReplyOf<typeof writeShopReview>;

const NO_QUALITIES = { dry: null, wet: null, winter: null, comfort: null, noise: null, treadwear: null };

/** Returns what a review of a shop says, as the engine stores every review. */
export const wordsOfShop = ({
  stars,
  summary,
  comments,
  name,
  wouldComeBack,
}: Omit<ShopReviewForm, 'email'>): WrittenReview => ({
  ...{ stars, summary, comments, name, ratings: NO_QUALITIES, wouldBuyAgain: wouldComeBack },
  ...{ purchasedOn: null, vehicle: null, milesDriven: null, drivingStyle: null, placeDriven: null },
});

/** Takes a review of a shop in: one for each order whose tires the shop has installed. */
@Injectable()
export class WriteShopReview {
  constructor(
    private readonly modules: ModuleRef,
    private readonly shops: ShopDirectory,
    private readonly taking: TakeReview,
  ) {}

  async run(code: string, body: Body, writer: ReviewWriter): Promise<Result<Written>> {
    const shop = await this.shops.findByCode(code);
    if (shop === null || !shop.isActive) return refuse('shop.unknown');
    const order = await this.orderOf(body, shop.shopId, writer);
    if (!order.ok) return order;
    const form = { ...wordsOfShop(body), email: body.email };
    const sent = { lineId: null, shopId: shop.shopId, orderId: order.value, form, seconds: body.seconds };
    return this.taking.run({ ...sent, writtenAlready: 'review.orderReviewed' }, writer);
  }

  private async orderOf(
    { order }: Body,
    shopId: string,
    { customer, caller }: ReviewWriter,
  ): Promise<Result<string>> {
    const proof = this.modules.get(PurchaseProof, { strict: false });
    if (order !== null) return proof.installedWithOrder(order, shopId, caller);
    const ofAccount = customer === null ? null : await proof.installedForAccount(customer.accountId, shopId);
    return ofAccount === null ? refuse('review.notInstalled') : ok(ofAccount);
  }
}
