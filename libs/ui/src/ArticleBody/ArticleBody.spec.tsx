import { articleBlocks } from '@simpletread/domain';
import { render, screen } from '@testing-library/react';
import { ArticleBody } from './ArticleBody.js';

const shown = (body: string) => render(<ArticleBody blocks={articleBlocks(body)} />).container;

describe('the words of an article', () => {
  it('have linkable headings, lists, notes and tables', () => {
    shown('## Why so?\nOne **two**.\n- a\n- b\n> mind\n| x | y |\n| 1 | 2 |');
    expect(screen.getByRole('heading', { level: 2, name: 'Why so?' }).id).toBe('why-so');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect(screen.getByRole('complementary').textContent).toBe('mind');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['x', 'y']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  });

  it('never become markup, and link only to safe addresses', () => {
    const body = shown(
      '<img src=x onerror=alert(1)> [a](/faqs) [b](javascript:alert(1)) [c](https://nhtsa.gov)',
    );
    expect(body.querySelector('img')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/faqs', 'https://nhtsa.gov']);
  });
});
