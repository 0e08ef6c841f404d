/** @jest-environment jsdom */
import { CLOSED_BANNERS_ITEM } from '@simpletread/domain';
import { act, render, screen } from '@testing-library/react';
import { followTabs } from '../../shell/stored-values/follow-tabs';
import { keepFacts } from '../../shell/shopper/keep-facts';
import { HideWhenClosed } from './HideWhenClosed';

Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage(): void {}
  },
});

const FACTS = {
  cartQuantity: 0,
  zip: null,
  vehicle: null,
  userType: 'guest',
  variants: {},
  closedBanners: ['black-friday-2026'],
} as const;
const show = () =>
  render(
    <>
      <HideWhenClosed id="black-friday-2026">Black Friday</HideWhenClosed>
      <HideWhenClosed id="cyber-monday-2026">Cyber Monday</HideWhenClosed>
    </>,
  );

describe('an announcement', () => {
  beforeEach(() => localStorage.clear());

  it('that this visitor closed is remembered by its id, and disappears [R3.22 closed banners]', () => {
    show();
    expect(screen.queryByText(/Black Friday/)).not.toBeNull();
    act(() => keepFacts(FACTS));
    expect(localStorage.getItem(CLOSED_BANNERS_ITEM.name)).toBe('["black-friday-2026"]');
    expect(screen.queryByText(/Black Friday/)).toBeNull();
    expect(screen.queryByText(/Cyber Monday/)).not.toBeNull();
  });

  it('that is closed in one tab disappears in every other', () => {
    followTabs();
    show();
    act(() => {
      localStorage.setItem(CLOSED_BANNERS_ITEM.name, '["cyber-monday-2026"]');
      window.dispatchEvent(
        new StorageEvent('storage', { key: CLOSED_BANNERS_ITEM.name, storageArea: localStorage }),
      );
    });
    expect(screen.queryByText(/Cyber Monday/)).toBeNull();
    expect(screen.queryByText(/Black Friday/)).not.toBeNull();
  });
});
