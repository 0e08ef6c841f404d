import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { SearchGroup } from './search-item.js';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.js';

const groups: SearchGroup[] = [
  {
    id: 'garage',
    label: 'Your garage',
    items: [{ id: 'mine', label: '2021 Outback Premium', aside: '42 tires' }],
  },
  {
    id: 'vehicles',
    label: 'Vehicles',
    items: [
      {
        id: 'ascent',
        label: '2021 Subaru Ascent',
        segments: [
          { text: '2021 Sub', isMatch: true },
          { text: 'aru Ascent', isMatch: false },
        ],
        detail: '2 sizes',
      },
      { id: 'wrx', label: '2021 Subaru WRX' },
    ],
  },
];

const Search = (props: Partial<SearchComboboxProps>) => {
  const [value, setValue] = useState(props.value ?? '2021 sub');
  return (
    <>
      <SearchCombobox
        leadText="I drive a"
        groups={groups}
        state="results"
        onSelect={() => undefined}
        {...props}
        value={value}
        onValueChange={setValue}
      />
      <button type="button">After</button>
    </>
  );
};

const input = () => screen.getByRole('combobox', { name: 'I drive a' });
const activeName = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('SearchCombobox', () => {
  it('lists its options in named groups', () => {
    render(<Search />);
    const list = screen.getByRole('listbox', { name: 'I drive a' });
    expect(input().getAttribute('aria-controls')).toBe(list.id);
    expect(within(list).getAllByRole('group')).toHaveLength(2);
    const vehicles = within(list).getByRole('group', { name: 'Vehicles' });
    expect(
      within(vehicles)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['2021 Subaru Ascent2 sizes', '2021 Subaru WRX']);
    expect(within(vehicles).getByText('2021 Sub').tagName).toBe('MARK');
  });

  it('moves across the groups and items while focus stays in the input [R4.04]', async () => {
    const onActiveChange = jest.fn();
    render(<Search onActiveChange={onActiveChange} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeName()).toContain('2021 Subaru Ascent');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Ascent');
    expect(document.activeElement).toBe(input());
    expect(onActiveChange.mock.calls.map(([item]) => item?.id)).toEqual(['mine', 'ascent']);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeName()).toContain('2021 Subaru WRX');
  });

  it('goes to the next group with Tab and never traps the keyboard', async () => {
    render(<Search />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(activeName()).toContain('2021 Subaru Ascent');
    await userEvent.tab({ shift: true });
    expect(activeName()).toContain('2021 Outback Premium');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  });

  it('chooses the active option with Enter, or any with a press', async () => {
    const onSelect = jest.fn();
    const onSubmit = jest.fn();
    render(<Search onSelect={onSelect} onSubmit={onSubmit} />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(screen.getByRole('option', { name: /WRX/ }));
    expect(onSelect.mock.calls.map(([item]) => item.id)).toEqual(['mine', 'wrx']);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input());
  });

  it('submits the text if no option is active', async () => {
    const onSubmit = jest.fn();
    render(<Search value="" onSubmit={onSubmit} />);
    await userEvent.type(input(), 'crv 2019{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('crv 2019');
  });

  it('has an active option from its first frame, which Enter chooses and the keys leave', async () => {
    const onSelect = jest.fn();
    const onSubmit = jest.fn();
    const { rerender } = render(<Search firstActiveId="mine" onSelect={onSelect} onSubmit={onSubmit} />);
    expect(activeName()).toContain('2021 Outback Premium');
    await userEvent.click(input());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onSelect.mock.calls.map(([item]) => item.id)).toEqual(['mine', 'ascent']);
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Search firstActiveId={null} groups={groups.slice(0, 1)} onSubmit={onSubmit} />);
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('announces how many match', () => {
    const { rerender } = render(<Search />);
    expect(screen.getByRole('status').textContent).toBe('3 matches');
    rerender(<Search groups={[]} emptyActions={<a href="/snap">Scan</a>} />);
    expect(screen.getByRole('status').textContent).toBe('No matching results');
    expect(screen.getByRole('heading', { name: 'No matching results' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Scan' })).toBeTruthy();
  });

  it('keeps the old options while it loads and drops an option that is gone', async () => {
    const { rerender } = render(<Search />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}');
    rerender(<Search state="loading" />);
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    expect(activeName()).toContain('2021 Outback Premium');
    rerender(<Search groups={groups.slice(1)} />);
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('offers a retry after a failure and keeps the text', async () => {
    const onRetry = jest.fn();
    render(<Search state="error" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Sorry, something went wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(input()).toHaveProperty('value', '2021 sub');
  });

  it("says 'Sorry, something went wrong' and 'No matching results' [R8.05]", () => {
    const { rerender } = render(<Search state="error" />);
    expect(screen.getByRole('heading', { name: 'Sorry, something went wrong' })).toBeTruthy();
    rerender(<Search state="results" groups={[]} />);
    expect(screen.getByRole('heading', { name: 'No matching results' })).toBeTruthy();
  });

  it('says how many matches there are: its options, or the total it is given', () => {
    const { rerender } = render(<Search />);
    expect(screen.getByRole('status').textContent).toBe('3 matches');
    rerender(<Search total={1} />);
    expect(screen.getByRole('status').textContent).toBe('1 match');
  });

  it('shows the number next to what is typed, and none before', () => {
    const shown = () => screen.queryByText('7 matches', { selector: '[aria-hidden]' });
    const { unmount } = render(<Search total={7} />);
    expect(shown()).not.toBeNull();
    unmount();
    render(<Search total={7} value="" />);
    expect(shown()).toBeNull();
  });

  it('is only a sentence while idle', () => {
    render(<Search state="idle" groups={[]} value="" />);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says nothing about matches before the first answers, and lists none beside a failure', () => {
    const { container, rerender } = render(<Search state="loading" groups={[]} />);
    expect(container.querySelectorAll('[aria-hidden="true"] > *')).toHaveLength(4);
    expect(screen.queryByRole('heading', { name: 'No matching results' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<Search state="error" />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('has a preview beside its options, and none without them', () => {
    const { rerender } = render(<Search preview={<p>2 sizes</p>} />);
    expect(within(screen.getByRole('complementary')).getByText('2 sizes')).toBeTruthy();
    rerender(<Search preview={<p>2 sizes</p>} groups={[]} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('follows the pointer, and reports an option once', async () => {
    const onActiveChange = jest.fn();
    render(<Search onActiveChange={onActiveChange} />);
    const wrx = screen.getByRole('option', { name: /WRX/ });
    await userEvent.hover(wrx);
    expect(activeName()).toContain('2021 Subaru WRX');
    fireEvent.pointerMove(wrx);
    fireEvent.mouseMove(wrx);
    expect(onActiveChange.mock.calls.map(([item]) => item?.id)).toEqual(['wrx']);
  });

  it('chooses a pressed option that newer ones replace before the finger lifts, and none that it left', () => {
    const onSelect = jest.fn();
    const at = (shown: readonly SearchGroup[]) => <Search groups={shown} onSelect={onSelect} />;
    const { rerender } = render(at(groups));
    const list = screen.getByRole('listbox');
    fireEvent.pointerDown(screen.getByRole('option', { name: '2021 Subaru WRX' }));
    fireEvent.pointerUp(list);
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByRole('option', { name: '2021 Subaru WRX' }));
    rerender(at(groups.slice(0, 1)));
    fireEvent.pointerUp(list);
    fireEvent.pointerUp(list);
    expect(onSelect.mock.calls).toEqual([[groups[1]?.items[1]]]);
  });

  it('goes to the next and the previous group with PageDown and PageUp', async () => {
    render(<Search />);
    await userEvent.click(input());
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    expect(activeName()).toContain('2021 Subaru Ascent');
    await userEvent.keyboard('{PageUp}');
    expect(activeName()).toContain('2021 Outback Premium');
  });

  it('leaves the keys of an open input method alone', () => {
    const onSelect = jest.fn();
    render(<Search firstActiveId="mine" onSelect={onSelect} />);
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('is no form that loads another page, tells when it is entered, and holds no more than its length', async () => {
    const onFocus = jest.fn();
    render(<Search value="" onFocus={onFocus} maxLength={5} />);
    const submit = createEvent.submit(screen.getByRole('search'));
    fireEvent(screen.getByRole('search'), submit);
    expect(submit.defaultPrevented).toBe(true);
    await userEvent.type(input(), '225/65r17');
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(input()).toHaveProperty('value', '225/6');
  });
});
