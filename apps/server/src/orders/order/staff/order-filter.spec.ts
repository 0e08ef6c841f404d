import type { PermissionHolder } from '@simpletread/domain';

import { aStaffPrincipal } from '../../../../test/builders/sso/a-staff-principal.js';
import { whereAll } from '../../../platform/database/index.js';
import { type OrderFilter, orderConditions } from './order-filter.js';

const whereFor = (filter: OrderFilter | undefined, viewer: PermissionHolder) =>
  whereAll(orderConditions(filter, viewer));
const whereOf = (filter?: OrderFilter) => whereFor(filter, aStaffPrincipal());

describe('the filter of the order list', () => {
  it('matches everything without filters', () => {
    expect(whereOf(undefined)).toEqual({ sql: 'TRUE', params: [] });
    expect(whereOf({ q: '  ' })).toEqual({ sql: 'TRUE', params: [] });
  });

  it('numbers its parameters through all conditions', () => {
    const { sql, params } = whereOf({ q: '19147', state: ['placed'], zip: '19147-1234' });
    expect(sql.match(/\$\d+/g)).toEqual(['$1', '$2', '$3', '$4', '$5', '$6', '$7', '$8']);
    expect(params).toEqual([
      '%19147%',
      '1914700000',
      '19147ZZZZZ',
      '19147',
      '19147',
      '19147',
      ['placed'],
      '19147',
    ]);
  });

  it('never puts typed text into the statement', () => {
    const typed = "x'; DELETE FROM orders.order; --";
    const { sql, params } = whereOf({ q: typed, email: typed, accountType: typed });
    expect(sql).not.toContain('DELETE');
    expect(params).toHaveLength(3);
  });

  it('looks for a size in the lines, with and without the P of passenger cars', () => {
    const { sql, params } = whereOf({ q: 'p225 65 r17' });
    expect(sql).toContain('l.size_code = ANY ($1)');
    expect(params).toEqual([['P225/65R17', '225/65R17']]);
  });

  it('takes an order number however it is written, and a name that could be one for both', () => {
    expect(whereOf({ q: '4k7qz-9m2xa' }).params).toEqual(['%4k7qz-9m2xa%', '4K7QZ9M2XA', '4K7QZ-9M2XA']);
    expect(whereOf({ q: 'Washington' }).params).toEqual(['%washington%', 'WASH1NGT0N']);
  });

  it('takes a phone number in any spelling, and a mailbox in any spelling of its address', () => {
    for (const q of ['(215) 555-0149', '+1 215 555 0149', '215.555.0149 x12'])
      expect([q, whereOf({ q }).params]).toEqual([q, expect.arrayContaining(['2155550149'])]);
    const { sql, params } = whereOf({ q: 'Pri.Ya+tires@googlemail.com' });
    expect(sql).toContain('o.mailbox = $2');
    expect(params[1]).toBe('priya@gmail.com');
  });

  it('takes a tracking number in groups', () => {
    const { sql, params } = whereOf({ q: '7946 1234 5678' });
    expect(sql).toContain('o.tracking_number = ');
    expect(params).toContain('794612345678');
  });

  it('takes a PO number, also one that reads as a phone number, and no name or size for one', () => {
    for (const q of ['po-7731/b', '4500012345']) {
      const { sql, params } = whereOf({ q });
      expect(sql).toContain('upper(o.po_number) = ');
      expect(params).toContain(q.toUpperCase());
    }
    for (const q of ['Washington', '225/65R17']) expect(whereOf({ q }).sql).not.toContain('po_number');
  });

  it('takes a lender’s loan ID of any viewer', () => {
    const { sql, params } = whereOf({ q: 'rsl-0a1b2c3d4e' });
    expect(sql).toContain('upper(o.loan_id) = ');
    expect(params).toContain('RSL-0A1B2C3D4E');
    expect(whereOf({ q: 'Washington' }).sql).not.toContain('loan_id');
  });

  it('takes either half of an order number', () => {
    const { sql, params } = whereOf({ q: '4k7qz' });
    expect(sql).toMatch(/o\.number BETWEEN \$2 AND \$3 UNION ALL .* right\(o\.number::text, 5\) = \$4/);
    expect(whereOf({ q: 'Smith' }).sql).toContain(
      'o.number BETWEEN $2 AND $3 OR right(o.number::text, 5) = $4',
    );
    expect(params).toEqual(['%4k7qz%', '4K7QZ00000', '4K7QZZZZZZ', '4K7QZ', '4K7QZ']);
    expect(whereOf({ q: '4k7q' }).params).toEqual(['%4k7q%', '4K7Q']);
  });

  it.each(['4k7qz-9', '4K7QZ 9M', '4k7qz9m2x'])('takes the beginning that is typed so far: %s', (typed) => {
    const beginning = typed.replace(/[\s-]/g, '').toUpperCase();
    const { sql, params } = whereOf({ q: typed });
    expect(sql).toContain('o.number BETWEEN $2 AND $3');
    expect(params.slice(1, 3)).toEqual([beginning.padEnd(10, '0'), beginning.padEnd(10, 'Z')]);
  });

  it('matches wildcards literally', () => {
    expect(whereOf({ q: '100%_\\' }).params).toEqual(['%100\\%\\_\\\\%', '100%_\\']);
  });

  it('filters by open and closed windows', () => {
    expect(whereOf({ isCancelOpen: true }).sql).toBe("(o.state = 'placed' AND o.cancel_closes_at > now())");
    expect(whereOf({ isCancelOpen: false }).sql).toMatch(/^\(NOT \(/);
  });

  it('filters by failed refunds', () => {
    expect(whereOf({ isRefundFailed: true }).sql).toBe(
      "(o.id IN (SELECT r.order_id FROM orders.refund r WHERE r.state = 'failed'))",
    );
    expect(whereOf({ isRefundFailed: false, zip: '19147' })).toEqual({
      sql: "(o.zip = $1) AND (NOT (o.id IN (SELECT r.order_id FROM orders.refund r WHERE r.state = 'failed')))",
      params: ['19147'],
    });
  });

  describe.each(['analyst', 'installer-partner-manager'] as const)('for %s, who sees no contacts', (role) => {
    it.each(['priya.nair@mail.com', 'Uma Unger', '@mail.com', '225/65R17', '%'])(
      'finds nothing by %s',
      (q) => {
        expect(whereFor({ q }, aStaffPrincipal(role))).toEqual({ sql: '(false)', params: [] });
      },
    );

    it('finds nothing by an email address asked for by name', () => {
      expect(whereFor({ email: 'priya.nair@mail.com' }, aStaffPrincipal(role))).toEqual({
        sql: '(false)',
        params: [],
      });
    });

    it('finds by order number, either half of it, and ZIP, and by nothing else beside them', () => {
      expect(whereFor({ q: '4k7qz-9m2xa' }, aStaffPrincipal(role))).toEqual({
        sql: '((o.number = $1))',
        params: ['4K7QZ9M2XA'],
      });
      expect(whereFor({ q: '4k7qz' }, aStaffPrincipal(role)).params).toEqual([
        '4K7QZ00000',
        '4K7QZZZZZZ',
        '4K7QZ',
      ]);
      expect(whereFor({ q: '19147' }, aStaffPrincipal(role)).params.at(-1)).toBe('19147');
      expect(whereFor({ q: '19147' }, aStaffPrincipal(role)).sql).not.toContain('email');
      expect(whereFor({ zip: '19147', state: 'placed' }, aStaffPrincipal(role)).params).toEqual([
        ['placed'],
        '19147',
      ]);
    });
  });
});
