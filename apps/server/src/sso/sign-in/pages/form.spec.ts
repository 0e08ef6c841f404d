import { ok, refuse } from '@simpletread/domain';
import fc from 'fast-check';

import { Form, readFields } from './form.js';

describe('a form', () => {
  it.each([
    [{ name: 'Ada' }, 'Ada'],
    [{ name: ['Ada', 'Eve'] }, ''],
    [{ name: { first: 'Ada' } }, ''],
    [{}, ''],
    [null, ''],
    ['name=Ada', ''],
    [Object.create({ name: 'Ada' }), ''],
  ])('reads %j as %j', (body, text) => expect(new Form(body).text('name')).toBe(text));

  it('reads nothing that was not in it, whatever the name', () => {
    fc.assert(fc.property(fc.string(), (name) => new Form({}).text(name) === ''));
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(new Form({}).text(name)).toBe('');
  });

  it('is checked by yes only', () => {
    expect(new Form({ a: 'yes' }).isTicked('a')).toBe(true);
    for (const a of ['', 'true', 'on', 'YES', ['yes']]) expect(new Form({ a }).isTicked('a')).toBe(false);
  });
});

describe('readFields', () => {
  it('gives all values, or words for each that is wrong', () => {
    expect(readFields({ a: ok(1), b: ok('x') })).toEqual({ values: { a: 1, b: 'x' }, errors: null });
    expect(readFields({ a: ok(1), b: refuse('contact.emailInvalid') })).toEqual({
      values: null,
      errors: { b: 'Please enter a valid email' },
    });
  });
});
