import { Injectable } from '@nestjs/common';
import type { ChosenVehicle } from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { TireReader } from '../catalogue/index.js';
import type { Transaction } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';
import { type Axle, type CartLine, MOST_LINES } from './cart.js';
import { CartRepository } from './cart.repository.js';
import { checkLine } from './cart-line-rules.js';
import { JudgeCartLine } from './judge-cart-line.js';

export interface NewLine {
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: Axle;
}

interface Target {
  readonly cartId: string;
  readonly lines: readonly CartLine[];
  readonly vehicle: ChosenVehicle | null;
}

const sameLine = (a: NewLine | CartLine, b: NewLine | CartLine): boolean =>
  a.tireId === b.tireId && a.axle === b.axle;

const mergeLines = (lines: readonly NewLine[]): NewLine[] =>
  lines.reduce<NewLine[]>((merged, line) => {
    const earlier = merged.find((known) => sameLine(known, line));
    if (earlier === undefined) return [...merged, line];
    return merged.map((known) =>
      known === earlier ? { ...known, quantity: known.quantity + line.quantity } : known,
    );
  }, []);

/** Puts tires into a cart; more of a tire that is in it already adds to its line. All of them, or none. */
@Injectable()
export class AddCartLines {
  constructor(
    private readonly carts: CartRepository,
    private readonly tires: TireReader,
    private readonly judge: JudgeCartLine,
  ) {}

  async run(tx: Transaction, target: Target, asked: readonly NewLine[]): Promise<Result<null>> {
    const wanted = mergeLines(asked);
    const known = new Map(
      (await this.tires.byIds(wanted.map(({ tireId }) => tireId))).map((tire) => [tire.tireId, tire]),
    );
    const added = wanted.filter((line) => !target.lines.some((earlier) => sameLine(earlier, line)));
    if (target.lines.length + added.length > MOST_LINES)
      return refuse('cart.tooManyLines', { max: MOST_LINES });
    for (const line of wanted) {
      const earlier = target.lines.find((candidate) => sameLine(candidate, line));
      const quantity = line.quantity + (earlier?.quantity ?? 0);
      const checked = checkLine(known.get(line.tireId), quantity);
      if (!checked.ok) return checked;
      await this.carts.saveLine(tx, target.cartId, {
        lineId: earlier?.lineId ?? newId(),
        tireId: line.tireId,
        quantity,
        axle: line.axle,
        hasRoadHazard: earlier?.hasRoadHazard ?? false,
        seenPriceInCents: checked.value.priceInCents,
        fit: await this.judge.run(checked.value, line.axle, target.vehicle),
      });
    }
    return ok(null);
  }
}
