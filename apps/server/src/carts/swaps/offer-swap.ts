import { Injectable } from '@nestjs/common';
import {
  type FitVerdictReply,
  type HandlerReply,
  MOST_SWAP_OFFERS,
  type offerSwap,
  type SwapOffer,
} from '@simpletread/contract';
import { byBestMatch, isRatedAtLeast, ok, refuse, type Result, searchCodeOf } from '@simpletread/domain';

import {
  FindVehicle,
  serviceDescription,
  type Tire,
  tireFit,
  TireShelves,
  vehiclePath,
} from '../../catalogue/index.js';
import { FindSwap, type Swap } from '../../orders/index.js';
import { OfferCart } from '../cart/index.js';
import { type LineLeft, linesLeft, SwapGoods } from './swap-goods.js';
import { swapOfferOf } from './swap-offer.js';

export interface SwapWish {
  readonly token: string;
  readonly lineId: string;
  readonly quantity: number;
}

const FIT_AXLE = { all: 'both', front: 'front', rear: 'rear' } as const;

/** Tires that may take the place of a line's. */
export interface FittingTire {
  readonly tire: Tire;
  /** Null without a vehicle. */
  readonly fit: FitVerdictReply | null;
}

const matchOf = (tire: Tire) => ({
  ...tire,
  line: { brandName: tire.line.brandName, name: tire.line.lineName },
  score: tire.line.score?.overall ?? null,
});

/** Finds the tires that may take the place of a line's, and previews the order with each. */
@Injectable()
export class OfferSwap {
  constructor(
    private readonly swaps: FindSwap,
    private readonly vehicles: FindVehicle,
    private readonly shelves: TireShelves,
    private readonly goods: SwapGoods,
    private readonly offers: OfferCart,
  ) {}

  async run(
    { token, lineId, quantity }: SwapWish,
    accountId: string | null,
  ): Promise<Result<HandlerReply<typeof offerSwap>>> {
    const swap = await this.swaps.byToken(token);
    if (swap === null) return refuse('record.missing');
    if (swap.refusal !== null) return { ok: false, fault: swap.refusal };
    const line = linesLeft(swap.order).find((each) => each.lineId === lineId);
    if (line === undefined) return refuse('order.changeLineUnknown');
    const rank = byBestMatch([{ brandName: line.brandName, name: line.lineName }]);
    const fitting = (await this.fitting(swap, line))
      .filter(({ tire }) => tire.available >= quantity)
      .filter(({ tire }) => tire.tireId !== line.tireId || quantity > line.quantity)
      .sort((a, b) => rank(matchOf(a.tire), matchOf(b.tire)))
      .slice(0, MOST_SWAP_OFFERS);
    const tires: SwapOffer[] = [];
    for (const each of fitting) {
      const offer = await this.offer(swap, { ...each, lineId, quantity }, accountId);
      if (offer !== null) tires.push(offer);
    }
    return ok({ tires });
  }

  /** In stock or not: in sizes that fit the vehicle; without one, in the line's own size and rated at least as its tires. */
  async fitting({ order: { vehicle } }: Swap, line: LineLeft): Promise<FittingTire[]> {
    const found = vehicle === null ? null : await this.vehicles.run(vehiclePath(vehicle));
    const car = found?.ok === true ? found.value : null;
    const sizes = new Set([
      searchCodeOf(line.sizeCode),
      ...(car?.fitments ?? []).flatMap(({ front, rear }) =>
        [front, rear ?? front].map(({ sizeCode }) => searchCodeOf(sizeCode)),
      ),
    ]);
    const shelves = await Promise.all([...sizes].map((code) => this.shelves.ofSize(code)));
    const known = shelves.flatMap(({ tires }) => tires);
    const own = known.find(({ tireId }) => tireId === line.tireId);
    const mayReplace = ({ tire, fit }: FittingTire): boolean =>
      tire.tireId === line.tireId ||
      (fit === null ? own !== undefined && isRatedAtLeast(tire, own) : fit.kind === 'fits');
    return known
      .filter(({ status }) => status === 'active')
      .map((tire) => ({ tire, fit: car === null ? null : tireFit(tire, car, FIT_AXLE[line.axle]) }))
      .filter(mayReplace);
  }

  private async offer(
    swap: Swap,
    { tire, fit, lineId, quantity }: FittingTire & Omit<SwapWish, 'token'>,
    accountId: string | null,
  ): Promise<SwapOffer | null> {
    const goods = await this.goods.of(swap, { lineId, tireId: tire.tireId, quantity });
    const cart = await this.offers.show(goods, accountId);
    const coming = cart.lines.map(({ productId, sizeCode, quantity: tires }) => ({
      tireId: productId,
      sizeCode,
      quantity: tires,
    }));
    const refund = await this.swaps.refundOf(swap, coming);
    if (refund === null) return null;
    const { brandName, lineName } = tire.line;
    const name = `${brandName} ${lineName} ${tire.size.code} ${serviceDescription(tire)}`;
    return { tireId: tire.tireId, name, sizeCode: tire.size.code, fit, ...swapOfferOf(swap, cart, refund) };
  }
}
