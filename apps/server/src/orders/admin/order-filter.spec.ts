import { whereOf } from './order-filter.js';

describe('the filter of the order list', () => {
  it('lets everything through when nothing is asked', () => {
    expect(whereOf(undefined)).toEqual({ sql: 'true', params: [] });
    expect(whereOf({ q: '  ' })).toEqual({ sql: 'true', params: [] });
  });

  it('numbers its parameters through all conditions', () => {
    const { sql, params } = whereOf({ q: '19147', state: ['placed'], zip: '19147-1234' });
    expect(sql.match(/\$\d+/g)).toEqual(['$1', '$2', '$3', '$4', '$5', '$6', '$7']);
    expect(params).toEqual(['%19147%', '1914700000', '19147ZZZZZ', '19147', '19147', ['placed'], '19147']);
  });

  it('never puts what was typed into the statement', () => {
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
    expect(whereOf({ q: '4k7qz-9m2xa' }).params).toEqual(['%4k7qz-9m2xa%', '4K7QZ9M2XA']);
    expect(whereOf({ q: 'Washington' }).params).toEqual(['%washington%', 'WASH1NGT0N']);
  });

  it('takes either half of an order number', () => {
    const { sql, params } = whereOf({ q: '4k7qz' });
    expect(sql).toContain('o.number BETWEEN $2 AND $3 OR right(o.number::text, 5) = $4');
    expect(params).toEqual(['%4k7qz%', '4K7QZ00000', '4K7QZZZZZZ', '4K7QZ']);
    expect(whereOf({ q: '4k7q' }).params).toEqual(['%4k7q%']);
  });

  it('takes wildcards for what they are', () => {
    expect(whereOf({ q: '100%_\\' }).params).toEqual(['%100\\%\\_\\\\%']);
  });

  it('asks for open windows and for all others', () => {
    expect(whereOf({ isCancelOpen: true }).sql).toBe("o.state = 'placed' AND o.cancel_closes_at > now()");
    expect(whereOf({ isCancelOpen: false }).sql).toMatch(/^NOT \(/);
  });
});
