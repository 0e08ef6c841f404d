import type { LineRow, SizeRow, Tier } from '../../../catalogue/tires/catalogue-rows.js';
import type { LineSize } from '../../../catalogue/tires/choose-sizes.js';
import type { TireRow } from '../../../catalogue/tires/tire-row.js';

/** A tire with its line and size. */
export interface ShelfTire {
  readonly tire: TireRow;
  readonly line: LineRow;
  readonly size: SizeRow;
}

const WEIGHT_OF_TIER: Readonly<Record<Tier, number>> = { premium: 3.2, mid: 2.6, value: 1.6 };
const WINTER = 3;
const TRACK_ONLY: ReadonlySet<number> = new Set([7, 20]);
const SNOW_STATES: ReadonlySet<string> = new Set(
  'AK CO CT IA ID IL IN MA ME MI MN MT ND NE NH NY OH PA SD UT VT WI WY'.split(' '),
);

/** Active tires by size and by line and size. */
export class TireShelf {
  private readonly bySize = new Map<string, ShelfTire[]>();
  private readonly byLineAndSize = new Map<string, ShelfTire>();

  constructor(chosen: readonly LineSize[], tires: readonly TireRow[]) {
    chosen.forEach(({ line, size }, index) => {
      const tire = tires[index];
      if (tire === undefined || tire.status !== 'active') return;
      const shelfTire = { tire, line, size };
      this.bySize.set(size.code, [...(this.bySize.get(size.code) ?? []), shelfTire]);
      this.byLineAndSize.set(`${line.id} ${size.code}`, shelfTire);
    });
  }

  inSize(sizeCode: string): readonly ShelfTire[] {
    return this.bySize.get(sizeCode) ?? [];
  }

  companion(line: LineRow, sizeCode: string): ShelfTire | undefined {
    return this.byLineAndSize.get(`${line.id} ${sizeCode}`);
  }
}

/** Returns a tire's appeal to people in a state: known brands, winter tires where it snows, hardly any track tires. */
export const appeal = ({ line }: ShelfTire, state: string): number => {
  if (TRACK_ONLY.has(line.categoryId)) return 0.05;
  const season = line.categoryId === WINTER ? (SNOW_STATES.has(state) ? 1.3 : 0.1) : 1;
  return WEIGHT_OF_TIER[line.tier] * season;
};
