/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSearchSession } from './use-search-session';

interface Sent {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly answer: (labels: readonly string[]) => void;
  readonly fail: () => void;
}

let sent: Sent[] = [];
const START = { kind: 'vehicle', isChosen: false, text: '' } as const;

const replyOf = (labels: readonly string[]): Response =>
  ({
    ok: true,
    json: () =>
      Promise.resolve({
        resultMetadata: { pagination: { total: labels.length } },
        resultLists: [{ id: 'all', label: 'All', items: labels }],
      }),
  }) as unknown as Response;

const settle = () => act(() => jest.advanceTimersByTimeAsync(500));

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  window.fetch = (url, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal ?? new AbortController().signal;
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      sent.push({
        url: new URL(String(url)),
        signal,
        answer: (labels) => resolve(replyOf(labels)),
        fail: () => reject(new Error('no network')),
      });
    });
});
afterEach(() => jest.useRealTimers());

const open = async () => {
  const hook = renderHook(() => useSearchSession('http://api/search-typeahead', START));
  await settle();
  return { look: () => hook.result.current[0], tell: hook.result.current[1] };
};

it('aborts the question in flight, waits for a typing pause, and shows only the last answer', async () => {
  const { look, tell } = await open();
  act(() => tell({ type: 'type', text: 'h' }));
  act(() => tell({ type: 'type', text: 'ho' }));
  await settle();
  expect(sent.map(({ url, signal }) => [url.searchParams.get('queryText') ?? '', signal.aborted])).toEqual([
    ['', true],
    ['ho', false],
  ]);
  expect(look().phase).toBe('loading');
  sent[0]?.answer(['late']);
  sent[1]?.answer(['Honda']);
  await settle();
  expect(look()).toMatchObject({ phase: 'results', answers: { total: 1, lists: [{ items: ['Honda'] }] } });
});

it('waits 100 ms for the typing to rest [R9.03 debounce]', async () => {
  const { tell } = await open();
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  act(() => tell({ type: 'type', text: 'h' }));
  await wait(99);
  act(() => tell({ type: 'type', text: 'ho' }));
  await wait(99);
  expect(sent).toHaveLength(1);
  await wait(1);
  expect(sent.map(({ url }) => url.searchParams.get('queryText'))).toEqual(['', 'ho']);
});

it('reports a failure, and asks the same again', async () => {
  const { look, tell } = await open();
  sent[0]?.fail();
  await settle();
  expect(look().phase).toBe('error');
  act(() => tell({ type: 'retry' }));
  await settle();
  sent[1]?.answer([]);
  await settle();
  expect(look().phase).toBe('results');
});

it('asks with the kind of its lock and the earlier choice', async () => {
  const { tell } = await open();
  const next = { queryText: '', queryType: 'tireSize', additionalQueryText: '255/35R19' } as const;
  act(() => tell({ type: 'follow', next }));
  await settle();
  expect(Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toMatchObject({
    queryType: 'tireSize',
    additionalQueryText: '255/35R19',
  });
});
