/** @jest-environment jsdom */
import { COMPARE_COOKIE } from '@simpletread/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ComparisonProvider } from './ComparisonProvider';
import { CompareToggle } from './CompareToggle';
import { CompareTray } from './CompareTray';
import type { TrayTire } from './tray-tire';

const refresh = jest.fn();
const router = { refresh };

jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/tire-sizes/225-65r17' }));
jest.mock('./change-comparison', () => ({ toggleCompared: jest.fn(), clearComparison: jest.fn() }));

/** Every channel hears the others, like tabs of one browser. */
class Tabs {
  static open: Tabs[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Tabs.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of Tabs.open) if (tab !== this && tab.name === this.name) tab.onmessage?.({ data });
  }
  close(): void {
    Tabs.open = Tabs.open.filter((tab) => tab !== this);
  }
}

const WORDS = { 'comparison.full': 'Full.', 'comparison.duplicate': 'Twice.' };
const TIRES: readonly TrayTire[] = [1, 2, 3, 4, 5, 6].map((itemNumber) => ({
  itemNumber,
  rearItemNumber: null,
  brandName: 'Kestrel',
  lineName: `Tour ${itemNumber}`,
  imageKey: 'touring-1',
}));

const openTab = (chosen: readonly TrayTire[] = []) => {
  const { container } = render(
    <ComparisonProvider chosen={chosen} words={WORDS}>
      {TIRES.map((tire) => (
        <CompareToggle key={tire.itemNumber} tire={tire} />
      ))}
      <CompareTray tooFew="Too few." />
    </ComparisonProvider>,
    { container: document.body.appendChild(document.createElement('div')) },
  );
  return within(container);
};
const press = (tab: ReturnType<typeof openTab>, itemNumber: number) =>
  fireEvent.click(tab.getByRole('button', { name: `Compare Kestrel Tour ${itemNumber}` }));
const forget = () => {
  document.cookie = `${COMPARE_COOKIE.name}=; path=/; max-age=0`;
};

describe('the tires chosen in a browser', () => {
  beforeEach(() => {
    Tabs.open = [];
    globalThis.BroadcastChannel = Tabs as unknown as typeof BroadcastChannel;
    refresh.mockClear();
    forget();
  });

  it('are stored for the next page, and can be compared from two up', () => {
    const tab = openTab();
    press(tab, 2);
    expect(tab.getByText('Too few.')).toBeDefined();
    press(tab, 1);
    expect(document.cookie).toContain(`${COMPARE_COOKIE.name}=2.1`);
    expect(tab.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?tires=2.1');
    fireEvent.click(tab.getByRole('button', { name: 'Remove Kestrel Tour 2' }));
    expect(document.cookie).toContain(`${COMPARE_COOKIE.name}=1`);
    fireEvent.click(tab.getByRole('button', { name: 'Clear' }));
    expect(document.cookie).not.toContain(COMPARE_COOKIE.name);
    expect(tab.queryByRole('region')).toBeNull();
  });

  it('are at most five, and the sixth is refused with a message', () => {
    const tab = openTab();
    for (const itemNumber of [1, 2, 3, 4, 5, 6]) press(tab, itemNumber);
    expect(tab.getByRole('alert').textContent).toBe('Full.');
    expect(document.cookie).toContain(`${COMPARE_COOKIE.name}=1.2.3.4.5`);
    expect(tab.getByRole('button', { name: 'Compare Kestrel Tour 6' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });

  it('are the same in every tab', () => {
    const [one, other] = [openTab(), openTab()];
    press(one, 3);
    act(() => undefined);
    expect(other.getByRole('button', { name: 'Compare Kestrel Tour 3' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    press(other, 3);
    expect(one.queryByRole('region')).toBeNull();
  });

  it('never repeat, even if another tab added one unheard', () => {
    const tab = openTab();
    document.cookie = `${COMPARE_COOKIE.name}=4.3; path=/`;
    press(tab, 3);
    expect(tab.getByRole('alert').textContent).toBe('Twice.');
    expect(document.cookie).toContain(`${COMPARE_COOKIE.name}=4.3`);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('are the server’s', () => {
    openTab(TIRES.slice(0, 2));
    expect(screen.getByRole('link', { name: 'Compare' })).toBeDefined();
  });
});
