/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { moreTires } from './more-tires';
import { TireList } from './TireList';

jest.mock('./more-tires', () => ({ moreTires: jest.fn() }));

const asked = jest.mocked(moreTires);
const scroll: { nearTheEnd: () => void } = { nearTheEnd: () => undefined };

class StubObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    scroll.nearTheEnd = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

const list = () => (
  <TireList query={{} as never} isPerTire={false} page={1} pageCount={4} perPage={1} total={4} pages={null}>
    <li>tire of page 1</li>
  </TireList>
);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the list of tires', () => {
  const before = global.IntersectionObserver;
  beforeEach(() => {
    global.IntersectionObserver = StubObserver as never;
    asked.mockReset();
    asked.mockImplementation((_query, page) => Promise.resolve([<li key={page}>tire of page {page}</li>]));
  });
  afterEach(() => {
    global.IntersectionObserver = before;
  });

  it('asks for a page once, however often its end comes near', async () => {
    render(list());
    await act(async () => {
      scroll.nearTheEnd();
      scroll.nearTheEnd();
      scroll.nearTheEnd();
    });
    expect(asked.mock.calls.map(([, page]) => page)).toEqual([2]);
    expect(shown()).toEqual(['tire of page 1', 'tire of page 2']);
    await act(async () => scroll.nearTheEnd());
    expect(shown()).toEqual(['tire of page 1', 'tire of page 2', 'tire of page 3']);
  });

  it('asks again for a page that could not be loaded', async () => {
    asked.mockRejectedValueOnce(new Error('offline'));
    render(list());
    await act(async () => scroll.nearTheEnd());
    expect(screen.getByRole('alert').textContent).toBe('More tires couldn’t be loaded.');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(shown()).toEqual(['tire of page 1', 'tire of page 2']);
  });
});
