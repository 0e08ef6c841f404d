import fc from 'fast-check';

import { articlePath, checkArticlePlace } from './article-address.js';
import { anchorOf, articleBlocks, articleQuestions, blocksText } from './article-blocks.js';
import { articleStateAt } from './article-state.js';
import { isSafeLink, unsafeLinks } from './article-text.js';

const codeOf = (place: Parameters<typeof checkArticlePlace>[0]) => {
  const checked = checkArticlePlace(place);
  return checked.ok ? null : checked.fault.code;
};

describe('the body of an article', () => {
  it('is read as headings, paragraphs, lists, notes and tables', () => {
    const body =
      'First **line**\ngoes on.\n\n## Why?\n- one\n- two *2*\n1. first\n> mind\n| a | b |\n| --- | --- |\n| 1 | 2 |';
    expect(articleBlocks(body)).toEqual([
      {
        kind: 'paragraph',
        line: [
          { kind: 'text', text: 'First ' },
          { kind: 'strong', text: 'line' },
          { kind: 'text', text: ' goes on.' },
        ],
      },
      { kind: 'heading', level: 2, id: 'why', line: [{ kind: 'text', text: 'Why?' }] },
      {
        kind: 'list',
        isNumbered: false,
        items: [
          [{ kind: 'text', text: 'one' }],
          [
            { kind: 'text', text: 'two ' },
            { kind: 'emphasis', text: '2' },
          ],
        ],
      },
      { kind: 'list', isNumbered: true, items: [[{ kind: 'text', text: 'first' }]] },
      { kind: 'note', line: [{ kind: 'text', text: 'mind' }] },
      {
        kind: 'table',
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]],
      },
    ]);
  });

  it('links to safe addresses alone', () => {
    expect(articleBlocks('[a](/faqs) [b](javascript:alert(1)) [c](//evil.test)')).toEqual([
      {
        kind: 'paragraph',
        line: [
          { kind: 'link', text: 'a', href: '/faqs' },
          { kind: 'text', text: ' [b](javascript:alert(1)) [c](//evil.test)' },
        ],
      },
    ]);
    expect(unsafeLinks('[a](/x) [b](http://plain.test) [c](//evil.test) [d](/\\evil.test)')).toEqual([
      'http://plain.test',
      '//evil.test',
      '/\\evil.test',
    ]);
  });

  it.each([
    ['HTML', '<b>x</b> <img src=x onerror=y> &amp;'],
    ['an HTML block', '<script>alert(1)</script>'],
    ['code', '`a` ```b```'],
    ['a picture', '![p](/x.png)'],
    ['a bare address', 'https://example.com <https://example.com>'],
    ['a reference', '[a]: /x'],
    ['a rule', '---'],
    ['crossed-out words', '~~a~~'],
    ['a backslash', '\\* a_b_c'],
  ])('leaves %s the text that it is', (_what, text) => {
    expect(articleBlocks(text)).toEqual([{ kind: 'paragraph', line: [{ kind: 'text', text }] }]);
  });

  it('takes a table without a line under its head, and ends it at the next words', () => {
    const text = (words: string) => [{ kind: 'text', text: words }];
    expect(articleBlocks('Sizes:\n| a | b |\n| 1 | **2** |\nand so on')).toEqual([
      { kind: 'paragraph', line: text('Sizes:') },
      {
        kind: 'table',
        head: [text('a'), text('b')],
        rows: [[text('1'), [{ kind: 'strong', text: '2' }]]],
      },
      { kind: 'paragraph', line: text('and so on') },
    ]);
  });

  it('reads nested text as part of its list or note', () => {
    expect(articleBlocks('> a\n>\n> b\n> - *c*')).toEqual([
      {
        kind: 'note',
        line: [
          { kind: 'text', text: 'a b ' },
          { kind: 'emphasis', text: 'c' },
        ],
      },
    ]);
  });

  it('can be any text: none is lost, no link is unsafe, no two headings share an address', () => {
    const lines = fc.constantFrom(
      '## A',
      '### a?',
      '- x',
      '1. y',
      '> z',
      '| a | b |',
      '[q](data:x)',
      '*',
      '',
    );
    const body = fc.array(fc.oneof(lines, fc.string()), { maxLength: 12 }).map((parts) => parts.join('\n'));
    fc.assert(
      fc.property(body, (text) => {
        const blocks = articleBlocks(text);
        const letters = (words: string): string => words.replace(/[^\p{L}]/gu, '');
        const lost = letters(text).length - letters(blocksText(blocks)).length;
        expect(lost).toBeGreaterThanOrEqual(0);
        const links = JSON.stringify(blocks).match(/"href":"([^"]*)"/g) ?? [];
        expect(links.every((link) => isSafeLink(link.slice(8, -1)))).toBe(true);
        const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('lists its questions with their answers', () => {
    expect(
      articleQuestions(articleBlocks('## How?\nLike *this*.\n- and that\n## Note\nNo.\n## Empty?')),
    ).toEqual([{ question: 'How?', answer: 'Like this. and that' }]);
  });

  it('makes addresses of words', () => {
    expect(anchorOf('What is a DOT code?')).toBe('what-is-a-dot-code');
    expect(anchorOf('?!')).toBe('part');
  });
});

describe('the place of an article', () => {
  it('is its section, its category and its slug', () => {
    expect(articlePath({ section: 'learn', category: 'tire-care', slug: 'rotation' })).toBe(
      '/learn/tire-care/rotation',
    );
    expect(articlePath({ section: 'page', category: null, slug: 'terms' })).toBe('/terms');
    expect(articlePath({ section: 'dictionary', category: null, slug: 'ply' })).toBe(
      '/learn/tire-news-information/tire-dictionary#ply',
    );
  });

  it.each([
    [{ section: 'page', category: null, slug: 'terms' }, null],
    [{ section: 'page', category: null, slug: 'checkout' }, 'article.slugReserved'],
    [{ section: 'page', category: 'tire-care', slug: 'terms' }, 'article.categoryUnknown'],
    [{ section: 'learn', category: null, slug: 'rotation' }, 'article.categoryUnknown'],
    [{ section: 'learn', category: 'company', slug: 'rotation' }, 'article.categoryUnknown'],
    [
      { section: 'learn', category: 'tire-news-information', slug: 'tire-dictionary' },
      'article.slugReserved',
    ],
    [{ section: 'press', category: 'company', slug: 'Rotation' }, 'article.slugInvalid'],
    [{ section: 'dictionary', category: null, slug: 'a--b' }, 'article.slugInvalid'],
  ] as const)('%j is refused with %s', (place, code) => {
    expect(codeOf(place)).toBe(code);
  });
});

describe('what shoppers see of an article', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const earlier = new Date('2026-11-20T11:00:00Z');
  const later = new Date('2026-11-20T13:00:00Z');
  it.each([
    [null, 'draft'],
    [{ visibleFrom: null, visibleUntil: null }, 'published'],
    [{ visibleFrom: now, visibleUntil: later }, 'published'],
    [{ visibleFrom: later, visibleUntil: null }, 'scheduled'],
    [{ visibleFrom: earlier, visibleUntil: now }, 'over'],
  ] as const)('%j is %s', (window, state) => {
    expect(articleStateAt(window, now)).toBe(state);
  });
});
