import { Injectable } from '@nestjs/common';
import type { CartGiftCards } from '@simpletread/contract';
import {
  addCents,
  type Cents,
  ok,
  parseGiftCardCode,
  refuse,
  type Result,
  splitTenders,
  ZERO_CENTS,
} from '@simpletread/domain';

import { CartRepository } from '../cart/index.js';
import { Database } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { CartChoiceRepository } from './cart-choice.repository.js';
import { type GiftCard, GiftCardHoldRepository, GiftCardRepository } from '../../pricing/index.js';

/** The payer of a cart. */
export interface PayingShopper {
  readonly cartToken: string;
  /** The signed-in customer's; null for a guest. */
  readonly accountId: string | null;
}

export type GiftCardRequest = { readonly code: string } | { readonly giftCardId: string };

/** The gift card's part of an order. */
export interface GiftCardShare {
  /** Null where it pays nothing. */
  readonly giftCardId: string | null;
  readonly giftCardInCents: Cents;
  /** The rest, to be paid another way. */
  readonly toPayInCents: Cents;
}

type GiftCardOption = CartGiftCards['own'][number];

const giftCardOption = ({ giftCardId, number, balanceInCents }: GiftCard): GiftCardOption => ({
  giftCardId,
  number,
  balanceInCents,
});

/** The gift card chosen for a cart. The choice itself takes nothing off the card. */
@Injectable()
export class CartGiftCard {
  constructor(
    private readonly database: Database,
    private readonly carts: CartRepository,
    private readonly choices: CartChoiceRepository,
    private readonly cards: GiftCardRepository,
    private readonly holds: GiftCardHoldRepository,
  ) {}

  async show({ cartToken, accountId }: PayingShopper): Promise<Result<CartGiftCards, 'record.missing'>> {
    const cart = await this.carts.find(hashToken(cartToken));
    return cart === null ? refuse('record.missing') : ok(await this.of(cart.cartId, accountId));
  }

  async choose(shopper: PayingShopper, request: GiftCardRequest): Promise<Result<CartGiftCards>> {
    const cart = await this.carts.find(hashToken(shopper.cartToken));
    if (cart === null) return refuse('record.missing');
    if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
    const found = await this.find(request, shopper.accountId);
    if (!found.ok) return found;
    const card = await this.asSeenBy(cart.cartId, found.value);
    if (card.state === 'blocked') return refuse('giftCard.blocked');
    if (card.balanceInCents === 0) return refuse('giftCard.empty');
    await this.choices.choose(cart.cartId, card.giftCardId);
    return ok(await this.of(cart.cartId, shopper.accountId));
  }

  async drop({ cartToken, accountId }: PayingShopper): Promise<Result<CartGiftCards>> {
    const cart = await this.carts.find(hashToken(cartToken));
    if (cart === null) return refuse('record.missing');
    if (cart.state === 'ordered') return refuse('cart.alreadyOrdered');
    await this.choices.drop(cart.cartId);
    return ok(await this.of(cart.cartId, accountId));
  }

  /** The gift card's part of a total: as much as its balance covers. */
  async share(cartId: string, totalInCents: Cents): Promise<GiftCardShare> {
    const chosen = await this.chosen(cartId);
    const split = splitTenders(totalInCents, chosen?.balanceInCents ?? ZERO_CENTS);
    const giftCardId = split.giftCardInCents === 0 ? null : (chosen?.giftCardId ?? null);
    return { giftCardId, giftCardInCents: split.giftCardInCents, toPayInCents: split.moneyInCents };
  }

  /** The card that a cart is to be paid with, where it can still pay, and the customer's own. */
  async of(cartId: string, accountId: string | null): Promise<CartGiftCards> {
    const chosen = await this.chosen(cartId);
    const own = accountId === null ? [] : await this.cards.ofAccount(accountId);
    const seen = await Promise.all(own.map((card) => this.asSeenBy(cartId, card)));
    return {
      chosen: chosen === null ? null : giftCardOption(chosen),
      own: seen
        .filter(({ state, balanceInCents }) => state === 'active' && balanceInCents > 0)
        .map(giftCardOption),
    };
  }

  private async chosen(cartId: string): Promise<GiftCard | null> {
    const giftCardId = await this.choices.of(cartId);
    const card = giftCardId === null ? null : await this.cards.find(giftCardId);
    if (card === null) return null;
    const seen = await this.asSeenBy(cartId, card);
    return seen.state === 'active' && seen.balanceInCents > 0 ? seen : null;
  }

  /** A payment of this cart that is under way gives back what it holds before another one begins. */
  private async asSeenBy(cartId: string, card: GiftCard): Promise<GiftCard> {
    const held = await this.holds.heldByCart(this.database, cartId, card.giftCardId);
    return { ...card, balanceInCents: addCents(card.balanceInCents, held) };
  }

  private async find(
    request: GiftCardRequest,
    accountId: string | null,
  ): Promise<Result<GiftCard, 'giftCard.codeInvalid' | 'giftCard.unknown'>> {
    if ('giftCardId' in request) {
      const card = await this.cards.find(request.giftCardId);
      return card !== null && card.accountId !== null && card.accountId === accountId
        ? ok(card)
        : refuse('giftCard.unknown');
    }
    const code = parseGiftCardCode(request.code);
    if (!code.ok) return code;
    const card = await this.cards.byCode(hashToken(code.value));
    return card === null ? refuse('giftCard.unknown') : ok(card);
  }
}
