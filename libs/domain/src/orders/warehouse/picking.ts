/** The pickers of a warehouse: people who scan, or the sandbox. */
export const PICKERS = ['sandbox', 'people'] as const;

export type Picker = (typeof PICKERS)[number];

const WORDS: Readonly<Record<Picker, string>> = {
  sandbox: 'Orders move automatically',
  people: 'People scan every tire',
};

/** Returns the label of a picker. */
export const pickerText = (picker: Picker): string => WORDS[picker];
