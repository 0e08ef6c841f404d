/** What road hazard coverage pays for a tire that cannot be repaired, year by year. */
export const REPLACEMENT_BY_YEAR = [
  { id: 'year-1', label: 'First year', value: 'up to $400' },
  { id: 'year-2', label: 'Second year', value: 'up to $200' },
  { id: 'year-3', label: 'Third year', value: 'up to $100' },
] as const;

export const REPAIR = { id: 'repair', label: 'A repair', value: 'up to $25 a tire' } as const;

const ROADSIDE_TIRES = 4;

/** Roadside help comes with four tires or more and their installation. */
export const roadsideWords = (quantity: number): string =>
  quantity >= ROADSIDE_TIRES
    ? '12 months of roadside assistance come with these tires and their installation.'
    : `12 months of roadside assistance come with ${ROADSIDE_TIRES} tires or more and their installation.`;
