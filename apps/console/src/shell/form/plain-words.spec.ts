import { z } from 'zod';

import { plainWords } from './plain-words.js';

const wordsFor = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: plainWords }).error?.issues[0]?.message;

describe('the words for a field that can’t be sent', () => {
  it.each([
    [z.string().trim().min(1), ' ', 'Please fill in this field.'],
    [z.string().min(5), 'four', 'Please enter at least 5 characters.'],
    [z.string().max(3), 'four', 'Please enter at most 3 characters.'],
    [z.enum(['order', 'price']), '', 'Please choose one.'],
    [z.string().min(3, 'Three letters, please.'), '', 'Three letters, please.'],
  ])('are plain, and the schema’s own where it has some', (schema, input, words) =>
    expect(wordsFor(schema, input)).toBe(words),
  );
});
