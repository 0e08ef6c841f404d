import { ok, parseEmail, parseZip, refuse } from '@simpletread/domain';
import fc from 'fast-check';
import { z } from 'zod';

import { shape } from '../shape/index.js';
import { faultIssue, field } from './field.js';
import { validationFaults } from './validation-faults.js';

const form = shape({ zip: field(parseZip), email: field(parseEmail) });

const faultsOf = (schema: z.ZodType, value: unknown, root?: string) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : validationFaults(parsed.error, root);
};

describe('a field parsed by the domain', () => {
  it('passes on the parsed value', () => {
    const parsed = form.parse({ zip: '19104-1234', email: 'ada@example.com' });
    expect(parsed.zip).toEqual({ zip5: '19104', plus4: '1234' });
  });

  it('has the parser’s fault with its wording', () => {
    expect(faultsOf(form, { zip: 'x', email: 'y' })).toEqual([
      { path: 'zip', code: 'contact.zipInvalid', message: 'Oops. Please enter a valid ZIP code.' },
      { path: 'email', code: 'contact.emailInvalid', message: 'Please enter a valid email' },
    ]);
  });

  it.each([[undefined], [null], [19104], [['19104']]])('refuses %j like an empty text', (zip) => {
    expect(faultsOf(form, { zip, email: 'ada@example.com' })).toEqual([
      { path: 'zip', code: 'contact.zipInvalid', message: 'Oops. Please enter a valid ZIP code.' },
    ]);
  });

  it('fills the wording from the data of the fault', () => {
    const quantity = field(() => refuse('cart.quantityInvalid', { min: 1, max: 99 }));
    expect(faultsOf(quantity, '0')[0]?.message).toBe('Please choose a quantity from 1 to 99.');
  });

  it('refuses a non-text value in an optional field', () => {
    expect(
      faultsOf(
        field((text) => ok(text)),
        7,
      ),
    ).toEqual([expect.objectContaining({ code: 'request.invalid' })]);
  });

  it('agrees with its parser on every text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => field(parseZip).safeParse(text).success === parseZip(text).ok),
    );
  });

  it('is a string in the documentation', () => {
    expect(z.toJSONSchema(form, { io: 'input' })).toMatchObject({ properties: { zip: { type: 'string' } } });
  });
});

describe('the faults of a request', () => {
  it('names each unknown field', () => {
    expect(faultsOf(form, { zip: '19104', email: 'ada@example.com', a: 1, b: 2 }, 'body')).toEqual([
      { path: 'body.a', code: 'request.unknownField', message: 'The field a is not part of this request.' },
      { path: 'body.b', code: 'request.unknownField', message: 'The field b is not part of this request.' },
    ]);
  });

  it('include lists and objects', () => {
    const nested = shape({ lines: z.array(shape({ zip: field(parseZip) })) });
    expect(faultsOf(nested, { lines: [{ zip: '19104' }, { zip: '' }] }, 'body')[0]?.path).toBe(
      'body.lines.1.zip',
    );
  });

  it('include the fault of a rule across fields', () => {
    const spanning = form.superRefine((_, context) =>
      context.addIssue(faultIssue(refuse('contact.zipStateMismatch').fault, ['zip'])),
    );
    expect(faultsOf(spanning, { zip: '19104', email: 'ada@example.com' })).toEqual([
      { path: 'zip', code: 'contact.zipStateMismatch', message: 'This ZIP code is not in the chosen state.' },
    ]);
  });
});
