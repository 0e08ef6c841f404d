import type { ScoreWeightsState } from '@simpletread/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { ScoreWeightsPage } from './ScoreWeightsPage.js';

const FIRST = { longLasting: 30, handling: 25, traction: 30, durability: 15 };
const GRIP = { longLasting: 20, handling: 25, traction: 40, durability: 15 };
const MAY = ['products.read', 'scores.change'];

const version = (number: number, weights: typeof FIRST) => ({
  version: number,
  weights,
  reason: `Reason ${number}`,
  restores: null,
  changedLineCount: 12,
  publishedByName: 'Max Chen',
  publishedAt: '2026-11-20T12:00:00.000Z',
});
const aState = (change: Partial<ScoreWeightsState> = {}): ScoreWeightsState => ({
  version: 4,
  published: version(2, FIRST),
  draft: null,
  run: null,
  history: [version(2, FIRST), version(1, GRIP)],
  ...change,
});
const aDraft = (weights = GRIP) => ({
  weights,
  restores: null,
  savedByName: 'Ada Okafor',
  savedAt: '2026-11-21T12:00:00.000Z',
});
const TRIAL = {
  lineCount: 100,
  tireCount: 900,
  changedLineCount: 60,
  changedTireCount: 500,
  risingLineCount: 41,
  fallingLineCount: 19,
  meanChange: 0.14,
  bandMoves: [{ from: 'good', to: 'great', lineCount: 3, tireCount: 30 }],
  risers: [
    { lineId: 'l1', label: 'Northway Grippy', categoryName: 'Winter', tireCount: 9, before: 7.4, after: 8.4 },
  ],
  fallers: [],
  topPicks: { sizesLookedAt: 20, sizesChanged: 0, sizes: [] },
};
const EXAMPLE = {
  lineId: '0198c0de-0000-7000-8000-000000000001',
  label: 'Northway Crosswind',
  categoryName: 'All Season',
  tireCount: 12,
  score: { overall: 7.5, longLasting: 6, handling: 7, traction: 9.5, durability: 7 },
};

const shown = (state: ScoreWeightsState, permissions: readonly string[] = MAY, calls: object = {}) =>
  renderConsole(<ScoreWeightsPage />, {
    permissions,
    dataProvider: {
      scoreWeights: () => Promise.resolve(state),
      scoreExamples: () => Promise.resolve([EXAMPLE]),
      tryScoreWeights: () => Promise.resolve(TRIAL),
      ...calls,
    },
  });
const share = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });
const set = async (name: string, value: string) => fireEvent.change(await share(name), { target: { value } });
const exampleRow = async () => {
  const table = await screen.findByRole('table', { name: 'Scores of chosen product lines' });
  return within(table).getAllByRole('row')[1]?.textContent;
};

describe('the page of the score’s weights', () => {
  it('recomputes tires while shares move, and shows their sum', async () => {
    shown(aState());
    await set('Traction', '40');
    expect(screen.getByText('Total: 110%. Remove 10.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save as draft' }).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('They total 110%');
    fireEvent.change(screen.getByRole('slider', { name: 'Long lasting, slider' }), {
      target: { value: '20' },
    });
    expect(screen.getByText('Total: 100%')).toBeTruthy();
    expect(await exampleRow()).toContain('7.5' + '7.8' + '+0.3');
    expect(await screen.findByText(/60 lines of 100 with 500 tires on sale/)).toBeTruthy();
    expect(screen.getByText('Northway Grippy')).toBeTruthy();
  });

  it('makes 100% of shares in the same proportions', async () => {
    shown(aState());
    await set('Durability', '25');
    await userEvent.click(screen.getByRole('button', { name: 'Make it 100%' }));
    expect(screen.getByText('Total: 100%')).toBeTruthy();
    expect((await share('Durability')).value).toBe('23');
  });

  it('saves a draft from the state that was seen', async () => {
    let state = aState();
    const saveScoreDraft = jest.fn(() => {
      state = aState({ version: 5, draft: aDraft() });
      return Promise.resolve(state);
    });
    shown(state, MAY, { saveScoreDraft, scoreWeights: () => Promise.resolve(state) });
    await set('Traction', '40');
    await set('Long lasting', '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() =>
      expect(saveScoreDraft).toHaveBeenCalledWith({ version: 4, weights: GRIP }, expect.any(String)),
    );
    expect(await screen.findByText('Draft by Ada Okafor')).toBeTruthy();
  });

  it('keeps the edits when a colleague saves, and asks which of the two to keep', async () => {
    let state = aState();
    const saveScoreDraft = jest.fn(() => {
      state = aState({ version: 5, draft: aDraft({ ...FIRST, handling: 20, durability: 20 }) });
      return Promise.reject(new Error('Somebody else has changed this.'));
    });
    shown(state, MAY, { saveScoreDraft, scoreWeights: () => Promise.resolve(state) });
    await set('Traction', '40');
    await set('Long lasting', '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect((await share('Traction')).value).toBe('40');
    await userEvent.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() =>
      expect(saveScoreDraft).toHaveBeenLastCalledWith({ version: 5, weights: GRIP }, expect.any(String)),
    );
  });

  it('publishes a saved draft with a reason, and shows the progress', async () => {
    const run = {
      version: 3,
      weights: GRIP,
      reason: 'Winter',
      done: 250,
      total: 1000,
      startedByName: 'Max Chen',
      startedAt: '2026-11-21T12:00:00.000Z',
    };
    let state = aState({ draft: aDraft() });
    const publishScores = jest.fn(() => {
      state = aState({ draft: aDraft(), run });
      return Promise.resolve(state);
    });
    const scoreExamples = jest.fn(() => Promise.resolve([EXAMPLE]));
    shown(state, MAY, { publishScores, scoreExamples, scoreWeights: () => Promise.resolve(state) });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish …' }));
    const dialog = screen.getByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Winter');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(publishScores).toHaveBeenCalledWith({ version: 4, reason: 'Winter' }, expect.any(String)),
    );
    expect(await screen.findByText('250 of 1,000 lines')).toBeTruthy();
    expect((await share('Traction')).disabled).toBe(true);
    expect(scoreExamples).toHaveBeenCalledTimes(1);
    state = aState({
      version: 5,
      published: version(3, GRIP),
      history: [version(3, GRIP), version(2, FIRST)],
    });
    expect(await screen.findByText(/Version 3 is live: 12 lines/)).toBeTruthy();
    await waitFor(() => expect(scoreExamples).toHaveBeenCalledTimes(2));
  });

  it('does not publish a draft that a colleague saved while the dialog was open', async () => {
    let state = aState({ draft: aDraft() });
    const publishScores = jest.fn(() => Promise.reject(new Error('Somebody else has changed this.')));
    shown(state, MAY, { publishScores, scoreWeights: () => Promise.resolve(state) });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish …' }));
    const dialog = screen.getByRole('dialog');
    state = aState({ version: 9, draft: aDraft({ ...FIRST, handling: 20, durability: 20 }) });
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Winter');
    const publish = within(dialog).getByRole('button', { name: 'Publish' });
    await userEvent.click(publish);
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Somebody else');
    await screen.findByRole('spinbutton', { name: 'Handling', hidden: true });
    await userEvent.click(publish);
    await waitFor(() => expect(publishScores).toHaveBeenCalledTimes(2));
    expect(publishScores).toHaveBeenLastCalledWith({ version: 4, reason: 'Winter' }, expect.any(String));
    expect(dialog.textContent).toContain('40% traction');
  });

  it('shows the error and tries again', async () => {
    const scoreWeights = jest
      .fn()
      .mockRejectedValueOnce(new HttpError('You are asking too often.', 429))
      .mockResolvedValue(aState());
    shown(aState(), MAY, { scoreWeights });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Score weights' })).toBeTruthy();
  });

  it('puts a former version back as a draft', async () => {
    const saveScoreDraft = jest.fn(() => Promise.resolve(aState({ version: 5, draft: aDraft() })));
    shown(aState(), MAY, { saveScoreDraft });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1 as a draft' }));
    await waitFor(() =>
      expect(saveScoreDraft).toHaveBeenCalledWith(
        { version: 4, weights: GRIP, restores: 1 },
        expect.any(String),
      ),
    );
  });

  it('is read-only without the permission to change', async () => {
    shown(aState({ draft: aDraft() }), ['products.read']);
    expect((await share('Traction')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Publish …' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Restore version/ })).toBeNull();
  });
});
