import { renderToStaticMarkup } from 'react-dom/server';
import { FALLBACK_GLOBALS } from '../../content/globals/fallback-globals';
import { Footer } from './Footer';

const linksOf = (globals: Partial<typeof FALLBACK_GLOBALS>): string[] =>
  [
    ...renderToStaticMarkup(<Footer globals={{ ...FALLBACK_GLOBALS, ...globals }} />).matchAll(
      /<a[^>]*href="([^"]+)"/g,
    ),
  ].map(([, href = '']) => href);

const PROMOTION = { id: 'crew', label: 'SimpleCrew', text: '$25 off.', link: '/simplecrew?from=footer' };
const LINK = { label: 'Winter tires', link: '/categories/winter-tires' };

describe('the footer', () => {
  it('shows the promotions and links of the globals in order, and no others [R2.40 globals]', () => {
    const usual = linksOf({});
    const seasonal = linksOf({
      footerPromotions: [PROMOTION, { ...PROMOTION, id: 'pa', link: '/pennsylvania' }],
      footerLinks: [LINK, { label: 'Sale', link: '/tire-sales' }],
    });
    expect(seasonal.filter((href) => !usual.includes(href))).toEqual([
      '/simplecrew?from=footer',
      '/pennsylvania',
      '/categories/winter-tires',
      '/tire-sales',
    ]);
    expect(seasonal).toHaveLength(usual.length + 4);
  });

  it('links to financing', () => {
    expect(linksOf({})).toContain('/financing');
  });

  it('shows hours and number while the service is on', () => {
    expect(linksOf({})).toContain('tel:8005550142');
    expect(linksOf({ customerServiceEnabled: false })).not.toContain('tel:8005550142');
  });
});
