import fc from 'fast-check';
import { parseDateMmDdYyyy } from './calendar-date.js';

describe('parseDateMmDdYyyy', () => {
  it('accepts an existing day written MM/DD/YYYY, and nothing else [R5.02]', () => {
    expect(parseDateMmDdYyyy(' 11/20/2026 ')).toEqual({
      ok: true,
      value: { year: 2026, month: 11, day: 20 },
    });
    expect(parseDateMmDdYyyy('02/29/2024').ok).toBe(true);
    expect(parseDateMmDdYyyy('02/29/2000').ok).toBe(true);
    for (const text of [
      '',
      '1/2/2026',
      '11-20-2026',
      '2026/11/20',
      '11/20/26',
      '13/01/2026',
      '00/10/2026',
      '11/00/2026',
      '11/31/2026',
      '02/29/2026',
      '02/29/1900',
      '12/31/1899',
      '11/20/2026 10:00',
      'today',
    ]) {
      expect(parseDateMmDdYyyy(text)).toEqual({
        ok: false,
        fault: { code: 'contact.dateInvalid', data: {} },
      });
    }
  });

  it('reads every day of two centuries', () => {
    const aDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(aDay, (date) => {
        const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
        expect(parseDateMmDdYyyy(`${month}/${day}/${year}`)).toEqual({
          ok: true,
          value: { year: Number(year), month: Number(month), day: Number(day) },
        });
      }),
    );
  });
});
