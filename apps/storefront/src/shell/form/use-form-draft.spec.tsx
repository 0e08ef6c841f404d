/** @jest-environment jsdom */
import { nameFor, SHIPPING_DRAFT_ITEM } from '@simpletread/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFormDraft } from './use-form-draft';

const Hours = ({ draft }: { draft: string }) => {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, draft, 'all');
  return (
    <form ref={form}>
      <input type="time" name="from" aria-label="From" defaultValue="08:00" />
      <input type="checkbox" name="days" value="mon" aria-label="Monday" defaultChecked />
      <input type="checkbox" name="days" value="tue" aria-label="Tuesday" />
      <input type="file" name="picture" aria-label="Picture" />
    </form>
  );
};

const Address = ({ draft, city = '' }: { draft: string | null; city?: string }) => {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, draft);
  return (
    <form ref={form}>
      <input name="firstName" aria-label="First name" defaultValue="" />
      <input name="city" aria-label="City" defaultValue={city} />
      <input type="hidden" name="key" defaultValue="secret" />
      <span data-undrafted>
        <input name="make" aria-label="Make" defaultValue="" />
      </span>
    </form>
  );
};

const DRAFT = nameFor(SHIPPING_DRAFT_ITEM, 'cart-1');

const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe('a half-filled form', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is restored after a reload, only if it comes empty', () => {
    const first = render(<Address draft={DRAFT} />);
    type('First name', 'Dana');
    type('City', 'Camden');
    first.unmount();
    render(<Address draft={DRAFT} city="Philadelphia" />);
    expect([valueOf('First name'), valueOf('City')]).toEqual(['Dana', 'Philadelphia']);
  });

  it('stores no hidden field, and nothing of another cart', () => {
    const first = render(<Address draft={DRAFT} />);
    type('First name', 'Dana');
    expect(window.sessionStorage.getItem(DRAFT)).not.toContain('secret');
    first.unmount();
    render(<Address draft={nameFor(SHIPPING_DRAFT_ITEM, 'cart-2')} />);
    expect(valueOf('First name')).toBe('');
  });

  it('leaves fields alone that are stored elsewhere', () => {
    const first = render(<Address draft={DRAFT} />);
    type('Make', 'subaru');
    first.unmount();
    render(<Address draft={DRAFT} />);
    expect(valueOf('Make')).toBe('');
  });

  it('is restored whole if it comes with defaults', () => {
    const first = render(<Hours draft="hours" />);
    type('From', '07:30');
    fireEvent.click(screen.getByLabelText('Monday'));
    fireEvent.click(screen.getByLabelText('Tuesday'));
    first.unmount();
    render(<Hours draft="hours" />);
    const isTicked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
    expect([valueOf('From'), isTicked('Monday'), isTicked('Tuesday')]).toEqual(['07:30', false, true]);
  });

  it('is not stored if the answer is already known', () => {
    render(<Address draft={null} />);
    type('First name', 'Dana');
    expect(window.sessionStorage).toHaveLength(0);
  });
});
