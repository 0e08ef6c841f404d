/** The two ways in which a warehouse’s orders are picked: by people who scan, or by the sandbox on its own. */
export const PICKERS = ['sandbox', 'people'] as const;

export type Picker = (typeof PICKERS)[number];

const WORDS: Readonly<Record<Picker, string>> = {
  sandbox: 'Orders move automatically',
  people: 'People scan every tire',
};

/** Returns the name of a way of picking. */
export const pickerText = (picker: Picker): string => WORDS[picker];
