import { mailBody } from './mail-body.js';

describe('the body of a mail', () => {
  it('says the same as text and as HTML', () => {
    const { text, html } = mailBody([
      'Thank you, Dana.',
      { rows: [['Order', '4K7QZ-9M2XA']] },
      { link: 'https://shop.example.com/track-your-order', label: 'Track your order' },
    ]);
    expect(text).toBe(
      'Thank you, Dana.\n\nOrder: 4K7QZ-9M2XA\n\nTrack your order: https://shop.example.com/track-your-order',
    );
    for (const part of [
      'Thank you, Dana.',
      '4K7QZ-9M2XA',
      'href="https://shop.example.com/track-your-order"',
    ])
      expect(html).toContain(part);
  });

  it('aligns amounts in a column, with the total below', () => {
    const { text, html } = mailBody([
      { amounts: [['Tires', '$440.00']], total: ['Out the door', '$415.00'] },
    ]);
    expect(text).toBe('Tires: $440.00\nOut the door: $415.00');
    expect(html).toMatch(/text-align:right[^>]*>\$440\.00<.*text-align:right[^>]*>\$415\.00</);
  });

  it('lets no name or address become markup', () => {
    const { html } = mailBody([
      '<img src=x onerror="alert(1)"> & Sons',
      { rows: [['Ships to', '<b>1 Main St</b>']] },
      { link: 'https://x/?a="b"', label: '<i>' },
    ]);
    expect(html).not.toMatch(/<img|<b>|<i>|"b"/);
    expect(html).toContain('&lt;img');
  });
});
