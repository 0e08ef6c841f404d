import { z } from 'zod';

import { daySchema, idSchema, instantSchema, slugSchema } from '../schema/primitive.js';
import { validationFaults } from './validation-faults.js';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const parsed = schema.safeParse(value);
  return parsed.success ? undefined : validationFaults(parsed.error)[0]?.message;
};

const CHECK = 'Please check this field and try again.';

describe('the words of a fault whose schema has none', () => {
  it.each([
    ['a missing value', z.string(), undefined, 'This field is required.'],
    ['null', z.string(), null, 'This field is required.'],
    ['empty text', z.string().min(1), '', 'This field is required.'],
    ['short text', z.string().min(3), 'ab', 'Use at least 3 characters.'],
    ['long text', z.string().max(2), 'abc', 'Use at most 2 characters.'],
    ['one character too many', z.string().max(1), 'ab', 'Use at most 1 character.'],
    ['another type', z.string(), 5, CHECK],
    ['a fraction', z.int(), 1.5, 'Use a whole number.'],
    ['a small number', z.int().min(1), 0, 'Use 1 or more.'],
    ['zero for a positive number', z.number().positive(), 0, 'Use more than 0.'],
    ['a large number', z.int().max(8), 9, 'Use 8 or less.'],
    ['the limit of a number below it', z.number().lt(8), 8, 'Use less than 8.'],
    ['an empty list', z.array(z.string()).min(1), [], 'Choose at least 1.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Choose at most 1.'],
    ['an unknown word', z.enum(['asc', 'desc']), 'up', 'Use one of: asc, desc.'],
    ['a slug with other characters', slugSchema, '\u0000', CHECK],
    ['an identifier', idSchema, 'x', CHECK],
    ['a day', daySchema, '29.11.2026', 'Use a date such as 2026-11-29.'],
    ['an instant', instantSchema, 'now', 'Use a time in UTC such as 2026-11-29T15:00:00Z.'],
  ])('of %s', (_, schema, value, sentence) => {
    expect(messageOf(schema, value)).toBe(sentence);
  });

  it('never take the place of a schema’s own sentence', () => {
    expect(messageOf(z.string().min(1, 'Please enter your name.'), '')).toBe('Please enter your name.');
  });
});
