import fc from 'fast-check';

import { formatOrderNumber, orderNumberFromBytes } from '../../ids/index.js';
import { readScan } from './read-scan.js';

describe('a scanned code', () => {
  it.each([
    ['100234', { kind: 'tire', itemNumber: 100234 }],
    [' 100234\n', { kind: 'tire', itemNumber: 100234 }],
    ['RT-20001', { kind: 'return', returnNumber: 20001 }],
    ['rt20001', { kind: 'return', returnNumber: 20001 }],
    ['RT-20001-3', { kind: 'return', returnNumber: 20001 }],
    ['RT23456789', { kind: 'order', orderNumber: 'RT23456789' }],
    ['RT234-56789', { kind: 'order', orderNumber: 'RT23456789' }],
    ['770012345678', { kind: 'tracking', trackingNumber: '770012345678' }],
    ['4k7qz-9m2xa', { kind: 'order', orderNumber: '4K7QZ9M2XA' }],
    ['0', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['https://example.com', { kind: 'unknown' }],
  ])('%s is read as %o', (text, expected) => {
    expect(readScan(text)).toEqual(expected);
  });

  it('is an order for every order number, also one of digits only, as it is printed and as it is stored', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 7, maxLength: 7 }), (bytes) => {
        const orderNumber = orderNumberFromBytes(bytes);
        expect(readScan(orderNumber)).toEqual({ kind: 'order', orderNumber });
        expect(readScan(formatOrderNumber(orderNumber))).toEqual({ kind: 'order', orderNumber });
      }),
    );
    expect(readScan('0123456789')).toEqual({ kind: 'order', orderNumber: '0123456789' });
  });
});
