import { cents } from '@simpletread/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChangePreview } from './ChangePreview';

describe('the preview of a change', () => {
  it('shows fields, day and money before and after, and every effect', () => {
    const html = renderToStaticMarkup(
      <ChangePreview
        preview={{
          previewToken: 'a'.repeat(64),
          orderVersion: 1,
          fields: [{ label: 'Apartment or suite', before: null, after: 'Apt 3' }],
          amounts: [{ label: 'Total', beforeInCents: cents(60_608), afterInCents: cents(60_608) }],
          deliveryBefore: '2026-11-25',
          deliveryAfter: null,
          effects: ['The price stays the same.'],
          refundInCents: cents(0),
          needsApproval: false,
        }}
      />,
    );
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    );
    expect(rows).toEqual([
      '|Field|Before|After|',
      '|Apartment or suite|None|Apt 3|',
      '|Arrives by|Wed, Nov 25|Not known yet|',
      '|Total|$606.08|$606.08|',
    ]);
    expect(html).toContain('<li>The price stays the same.</li>');
  });
});
