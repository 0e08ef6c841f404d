import { Chip, type ChipMark, type ChipTone } from '@simpletread/ui';

/** The look of a state: its word, color, and a mark for people who see no colors. A half mark means waiting. */
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
