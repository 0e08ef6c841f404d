/** Coverage payments for a tire that can't be repaired, by year. */
export const REPLACEMENT_BY_YEAR = [
  { id: 'year-1', label: 'First year', value: 'up to $400' },
  { id: 'year-2', label: 'Second year', value: 'up to $200' },
  { id: 'year-3', label: 'Third year', value: 'up to $100' },
] as const;

export const REPAIR = { id: 'repair', label: 'A repair', value: 'up to $25 per tire' } as const;

const ROADSIDE_TIRES = 4;

/** Roadside assistance requires at least four installed tires. */
export const roadsideWords = (quantity: number): string =>
  quantity >= ROADSIDE_TIRES
    ? 'These tires and their installation include 12 months of roadside assistance.'
    : `${ROADSIDE_TIRES} or more installed tires include 12 months of roadside assistance.`;
