import { renderMail } from '../../contact/index.js';
import { checkOwnPath } from './newsletter-block.js';
import { newsletterLetter } from './newsletter-letter.js';
import { sendingMinutes } from './newsletter-pace.js';
import { moveNewsletter } from './newsletter-state.js';
import { checkSegment, segmentWords, WHOLE_LIST } from './segment.js';

describe('a link of a newsletter', () => {
  it.each(['/', '/tire-deals', '/brands/northway-tires/hx?size=225#reviews'])('leads to %s', (path) => {
    expect(checkOwnPath(` ${path} `)).toEqual({ ok: true, value: path });
  });

  it('is plain ASCII, whatever was typed', () => {
    expect(checkOwnPath('/learn?q=größe’s')).toEqual({
      ok: true,
      value: '/learn?q=gr%C3%B6%C3%9Fe%E2%80%99s',
    });
    for (const path of [`/${'é'.repeat(40)}`, '/\ud800'])
      expect(checkOwnPath(path)).toMatchObject({ fault: { code: 'newsletter.pathForeign' } });
  });

  it.each([
    ...['', 'tire-deals', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'],
    ...['/a b', '/a\\b', '/a\tb', `/${'a'.repeat(200)}`],
  ])('never leads to %j', (path) => {
    expect(checkOwnPath(path)).toMatchObject({ fault: { code: 'newsletter.pathForeign' } });
  });
});

describe('a newsletter', () => {
  it('stops only while it is sent, and can’t be scheduled twice', () => {
    expect(moveNewsletter('sending', 'stop')).toEqual({ ok: true, value: 'stopped' });
    expect(moveNewsletter('stopped', 'resume')).toEqual({ ok: true, value: 'sending' });
    for (const [state, event] of [
      ['scheduled', 'schedule'],
      ['sent', 'resume'],
      ['draft', 'start'],
    ] as const)
      expect(moveNewsletter(state, event)).toMatchObject({ fault: { code: 'newsletter.movedOn' } });
  });

  it('has the way to leave and the postal address in both parts, and a dot only for people who agreed', () => {
    const written = {
      ...{ subject: 'Winter tires', preheader: 'From $88 a tire' },
      blocks: [
        { kind: 'text', text: 'It gets cold.' },
        { kind: 'card', title: 'Northway HX', facts: ['$88.00 per tire'], path: '/t', label: 'See it' },
        { kind: 'button', label: 'Shop', path: '/tire-deals' },
      ] as const,
    };
    const to = {
      ...{ isTest: false, leaveUrl: 'https://shop/leave', postalAddress: '1 Main St, Erie, PA 16501' },
      linkTo: (path: string) => `https://shop${path}`,
    };
    const shop = { shopUrl: 'https://shop', servicePhone: null };
    const { html, text } = renderMail(newsletterLetter(written, { ...to, dotUrl: null }), shop);
    for (const part of [html, text])
      for (const words of [to.leaveUrl, to.postalAddress, '$88.00 per tire', 'https://shop/t'])
        expect(part).toContain(words);
    expect(html).toContain('>From $88 a tire');
    expect(html).not.toContain('<img');
    const dotted = renderMail(newsletterLetter(written, { ...to, dotUrl: 'https://shop/dot' }), shop);
    expect(dotted.html).toContain('<img src="https://shop/dot"');
    expect(dotted.text).toBe(text);
  });

  it('takes as long as its throttled steps', () => {
    expect([0, 100, 601, 40_000].map(sendingMinutes)).toEqual([1, 1, 2, 67]);
  });
});

describe('a segment', () => {
  it('is told in a few words', () => {
    expect(segmentWords(WHOLE_LIST)).toBe('Everyone on the list');
    expect(
      segmentWords({
        ...WHOLE_LIST,
        ...{
          bought: 'ever',
          states: ['TX', 'CA'],
          lastOrder: { is: 'before', days: 365 },
          size: '225/65R17',
          opens: 'agreed',
        },
      }),
    ).toBe(
      'Has bought · last ordered more than 365 days ago · in TX, CA · tires in 225/65R17 · agreed to counting opens',
    );
  });

  it('is refused if nobody can be in it', () => {
    const never = { ...WHOLE_LIST, bought: 'never' } as const;
    expect(checkSegment(never).ok).toBe(true);
    expect(checkSegment({ ...never, states: ['TX'] }).ok).toBe(false);
    expect(checkSegment({ ...never, lastOrder: { is: 'within', days: 30 } }).ok).toBe(false);
  });
});
