import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { renderConsole } from '../../../test/render-console.js';
import { ArticlePage } from './ArticlePage.js';

const ARTICLE = {
  id: '0198c0de-0000-7000-8000-000000000001',
  section: 'learn',
  category: 'tire-care',
  slug: 'rotation',
  title: 'Rotation',
  summary: 'Why and how.',
  body: '## Why?\nSo.',
  picture: null,
  visibleFrom: null,
  visibleUntil: null,
  state: 'draft',
  path: '/learn/tire-care/rotation',
  release: null,
  hasUnpublishedChanges: false,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
  releases: [],
};

const shown = (permissions: readonly string[], calls: object = {}) =>
  renderConsole(
    <Routes>
      <Route path="/articles/:id/show" element={<ArticlePage />} />
    </Routes>,
    {
      permissions,
      path: `/articles/${ARTICLE.id}/show`,
      dataProvider: {
        getOne: () => Promise.resolve({ data: ARTICLE }),
        history: () => Promise.reject(new Error('none')),
        ...calls,
      },
    },
  );

describe('the page of an article', () => {
  it('shows a preview, and publishes only saved text', async () => {
    const publishArticle = jest.fn(() => Promise.resolve({ ...ARTICLE, state: 'published' }));
    const update = jest.fn((_resource: string, { data }: { data: object }) =>
      Promise.resolve({ data: { ...ARTICLE, ...data, version: 4 } }),
    );
    shown(['content.read', 'content.change'], { publishArticle, update });
    expect(await screen.findByRole('heading', { name: 'Why?' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Text'), ' Indeed.');
    expect(screen.getByText('So. Indeed.', { selector: 'p' })).toBeTruthy();
    const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
    expect(publish.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data).toMatchObject({ version: 3, body: '## Why?\nSo. Indeed.' });
    await waitFor(() => expect(publish.disabled).toBe(false));
    await userEvent.click(publish);
    await waitFor(() => expect(publishArticle).toHaveBeenCalled());
  });

  it('sends nothing that cannot be read anywhere', async () => {
    const update = jest.fn();
    shown(['content.read', 'content.change'], { update });
    const slug = await screen.findByLabelText('URL slug');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'Not A Slug');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      (await screen.findAllByText(/lower-case letters, digits and single hyphens/)).length,
    ).toBeGreaterThan(0);
    expect(update).not.toHaveBeenCalled();
  });

  it('is read-only for staff who may not write', async () => {
    shown(['content.read']);
    expect(await screen.findByText(/read-only for your role/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').disabled).toBe(true);
  });

  it('deletes a draft after naming what will be lost, and never a published article', async () => {
    const remove = jest.fn(() => Promise.resolve({ data: ARTICLE }));
    const { unmount } = shown(['content.read', 'content.change'], { delete: remove });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Rotation' }));
    expect(dialog.getByText(/Shoppers never saw it/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Rotation deleted.')).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    const meta = { version: 3, idempotencyKey: expect.any(String) };
    await waitFor(() =>
      expect(remove).toHaveBeenCalledWith('articles', expect.objectContaining({ id: ARTICLE.id, meta })),
    );
    unmount();
    const release = { ...ARTICLE, number: 1, releasedAt: ARTICLE.updatedAt, releasedByName: 'Ed Sato' };
    shown(['content.read', 'content.change'], {
      getOne: () => Promise.resolve({ data: { ...ARTICLE, releases: [release] } }),
    });
    await screen.findByRole('button', { name: 'Publish' });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});
