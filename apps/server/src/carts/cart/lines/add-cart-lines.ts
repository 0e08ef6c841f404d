import { Injectable } from '@nestjs/common';
import { MOST_CART_LINES, ok, refuse, type Result } from '@simpletread/domain';

import { type Tire, TireReader } from '../../../catalogue/index.js';
import { newId } from '../../../platform/ids/index.js';
import { type Axle, type Cart, type CartChange, type CartLine } from '../cart.js';
import { checkLine } from './cart-line-rules.js';
import { JudgeCartLine } from './judge-cart-line.js';

export interface NewLine {
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: Axle;
  readonly hasRoadHazard?: boolean;
}

interface Target extends Pick<Cart, 'lines' | 'vehicle'> {
  /** Those of its lines. */
  readonly tires: readonly Tire[];
}

const sameLine = (a: NewLine | CartLine, b: NewLine | CartLine): boolean =>
  a.tireId === b.tireId && a.axle === b.axle;

const mergeLines = (lines: readonly NewLine[]): NewLine[] =>
  lines.reduce<NewLine[]>((merged, line) => {
    const earlier = merged.find((known) => sameLine(known, line));
    if (earlier === undefined) return [...merged, line];
    return merged.map((known) =>
      known === earlier
        ? {
            ...known,
            quantity: known.quantity + line.quantity,
            hasRoadHazard: known.hasRoadHazard || line.hasRoadHazard,
          }
        : known,
    );
  }, []);

/** Puts tires into a cart; more of a tire that is in it already adds to its line. All of them, or none. */
@Injectable()
export class AddCartLines {
  constructor(
    private readonly tires: TireReader,
    private readonly judge: JudgeCartLine,
  ) {}

  async run(target: Target, asked: readonly NewLine[]): Promise<Result<CartChange>> {
    const wanted = mergeLines(asked);
    const tires = await this.withTiresOf(wanted, target.tires);
    const known = new Map(tires.map((tire) => [tire.tireId, tire]));
    const added = wanted.filter((line) => !target.lines.some((earlier) => sameLine(earlier, line)));
    if (target.lines.length + added.length > MOST_CART_LINES)
      return refuse('cart.tooManyLines', { max: MOST_CART_LINES });
    let lines = target.lines;
    for (const line of wanted) {
      const earlier = lines.find((candidate) => sameLine(candidate, line));
      const quantity = line.quantity + (earlier?.quantity ?? 0);
      const checked = checkLine(known.get(line.tireId), quantity);
      if (!checked.ok) return checked;
      const written: CartLine = {
        lineId: earlier?.lineId ?? newId(),
        tireId: line.tireId,
        quantity,
        axle: line.axle,
        hasRoadHazard: (earlier?.hasRoadHazard ?? false) || (line.hasRoadHazard ?? false),
        seenPriceInCents: checked.value.priceInCents,
        fit: await this.judge.run(checked.value, line.axle, target.vehicle),
        fitAcknowledgement: earlier?.fitAcknowledgement ?? null,
      };
      lines =
        earlier === undefined
          ? [...lines, written]
          : lines.map((other) => (other === earlier ? written : other));
    }
    return ok({ lines, tires });
  }

  private async withTiresOf(wanted: readonly NewLine[], known: readonly Tire[]): Promise<readonly Tire[]> {
    const isKnown = (tireId: string): boolean => known.some((tire) => tire.tireId === tireId);
    const missing = [...new Set(wanted.map(({ tireId }) => tireId))].filter((tireId) => !isKnown(tireId));
    return [...known, ...(await this.tires.byIds(missing))];
  }
}
