import { Chip, type ChipMark, type ChipTone } from '@simpletread/ui';

/** How a state is shown: its word, its colour, and a mark for those who see no colours; half a mark is a state that waits. */
export interface StateFace {
  readonly label: string;
  readonly tone: ChipTone;
  readonly mark: ChipMark;
}

export const StateChip = ({ face: { label, tone, mark } }: { readonly face: StateFace }) => (
  <Chip tone={tone} mark={mark}>
    {label}
  </Chip>
);
