import { customerOrActingAccess } from '@simpletread/contract';
import * as contract from '@simpletread/contract';

import { seenText } from './acting-words.js';

const opened = Object.values<unknown>(contract).flatMap((value) =>
  typeof value === 'object' &&
  value !== null &&
  'access' in value &&
  value.access === customerOrActingAccess &&
  'path' in value
    ? [
        String(value.path)
          .replace('{orderNumber}', '4K7QZ-9M2XA')
          .replace(/\{\w+\}/g, 'x1'),
      ]
    : [],
);

describe('what a colleague saw as a customer', () => {
  it('has a name for each thing that can be seen', () => {
    expect(opened.length).toBeGreaterThan(5);
    expect(opened.map(seenText).filter((text) => text.includes('/'))).toEqual([]);
  });

  it('names the order', () => {
    expect(seenText('/users/me/orders/4K7QZ-9M2XA')).toBe('Order 4K7QZ-9M2XA');
    expect(seenText('/users/me/orders/4K7QZ-9M2XA/returns')).toBe('Returns of order 4K7QZ-9M2XA');
    expect(seenText('/users/me/orders/4K7QZ-9M2XA/returns/R1/label')).toBe(
      'Return label of order 4K7QZ-9M2XA',
    );
  });

  it('is the path if it has no name', () => {
    expect(seenText('/users/me/orders/../x')).toBe('/users/me/orders/../x');
  });
});
