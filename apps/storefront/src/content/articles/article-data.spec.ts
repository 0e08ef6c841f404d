import type { ArticleReply } from '@simpletread/contract';
import { articleBlocks } from '@simpletread/domain';
import { articleData } from './article-data';

const ARTICLE: ArticleReply = {
  section: 'learn',
  category: 'tire-care',
  slug: 'rotation',
  path: '/learn/tire-care/rotation',
  title: 'Rotation',
  summary: 'Why and how.',
  picture: 'touring-1',
  publishedAt: '2026-03-10T14:00:00.000Z',
  modifiedAt: '2026-04-10T14:00:00.000Z',
  body: '## Why?\nSo.\n## When?\nSoon.\n## How?\nThus.',
  related: [],
};

describe('an article in structured data', () => {
  it('is an article with its dates and pictures, or news', () => {
    const blocks = articleBlocks(ARTICLE.body);
    expect(articleData(ARTICLE, blocks)).toMatchObject([
      {
        '@type': 'Article',
        headline: 'Rotation',
        datePublished: ARTICLE.publishedAt,
        dateModified: ARTICLE.modifiedAt,
      },
    ]);
    expect(articleData({ ...ARTICLE, section: 'press' }, blocks)).toMatchObject([{ '@type': 'NewsArticle' }]);
  });

  it('of a page is its questions, if it has some, and nothing else', () => {
    const page: ArticleReply = { ...ARTICLE, section: 'page' };
    const [faq, ...rest] = articleData(page, articleBlocks(page.body));
    expect(rest).toEqual([]);
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Why?', acceptedAnswer: { text: 'So.' } },
        { name: 'When?', acceptedAnswer: { text: 'Soon.' } },
        { name: 'How?', acceptedAnswer: { text: 'Thus.' } },
      ],
    });
    expect(articleData(page, articleBlocks('## Why?\nSo.'))).toEqual([]);
  });
});
