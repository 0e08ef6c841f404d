/** @jest-environment jsdom */
import { DEAL_PILL_KINDS } from '@simpletread/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { Deal } from '../answers/deal';
import { SearchProvider } from '../dialog/SearchProvider';
import { SearchHelp } from '../help/SearchHelp';
import { SearchBoard } from './SearchBoard';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), replace: jest.fn() }) }));

const LABELS: Record<(typeof DEAL_PILL_KINDS)[number], string> = {
  preSale: 'Pre-sale',
  blackFriday: 'Black Friday',
  cyberWeekend: 'Cyber weekend',
  cyberMonday: 'Cyber Monday',
  lastChance: 'Last chance',
  customFilter: 'Quiet tires',
};

const dealOf = (kind: Deal['kind']): Deal => ({
  id: kind,
  kind,
  label: LABELS[kind],
  route: `/tire-deals/${kind.toLowerCase()}`,
  targetRoutes: [],
  filters: { brand: ['toyo'], category: [], subtype: [], promotion: [] },
});

const show = async () => {
  await act(async () =>
    render(
      <SearchProvider
        typeaheadUrl="http://api/search-typeahead"
        phone={{ display: '(800) 555 0142', value: '8005550142' }}
        isSignedIn={false}
        deals={DEAL_PILL_KINDS.map(dealOf)}
      >
        <SearchBoard initialKind="vehicle" foot={<SearchHelp />} />
      </SearchProvider>,
    ),
  );
  return screen.getByRole('group', { name: 'Shop by' });
};

const dialog = () => screen.findByRole('dialog', { name: 'Search tires', hidden: true });

describe('the search board', () => {
  beforeEach(() => {
    // jsdom draws no modals.
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    window.fetch = () => new Promise(() => undefined);
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  });

  it('has a pill for each way to search, for shops and for each kind of deal, and help for size and trim [R2.27]', async () => {
    const board = await show();
    expect(
      within(board)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Vehicle',
      'Tire size',
      'Help me choose',
      'Brand',
      'Tire type',
      'Shops',
      ...DEAL_PILL_KINDS.map((kind) => LABELS[kind]),
    ]);
    expect(screen.getAllByRole('link', { name: /size|trim/i }).length).toBeGreaterThan(2);
  });

  it.each([
    ['Vehicle', 'I drive a'],
    ['Tire size', 'My sidewall says'],
    ['Help me choose', 'I need'],
    ['Brand', 'I trust'],
    ['Tire type', 'I want'],
    ['Quiet tires', 'Show me'],
  ])('opens the search modal by the pill %s, with its sentence [R2.27 modal]', async (pill, sentence) => {
    const board = await show();
    await act(async () => void fireEvent.click(within(board).getByRole('link', { name: pill })));
    expect(within(await dialog()).getByRole('combobox', { name: sentence, hidden: true })).toBeTruthy();
  });
});
