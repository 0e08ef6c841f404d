/** @jest-environment jsdom */
import { CONSENT_COOKIE } from '@simpletread/domain';
import type { PageSection } from '@simpletread/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { PageViews } from '../analytics-events/PageViews';
import { CheckoutHeader } from '../../carts/checkout/frame/CheckoutHeader';
import { BySection } from '../frame/BySection';
import { MobileMenu } from '../frame/MobileMenu';
import { NavLinks } from '../frame/NavLinks';
import { pageSectionOf } from './page-section';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage(): void {}
  },
});

const phone = { display: '(800) 555-0199', value: '8005550199' };

const below = (parent: string) =>
  fc.array(fc.webSegment(), { maxLength: 3 }).map((parts) => [parent, ...parts].join('/'));

const SECTIONS: readonly (readonly [parent: string, section: PageSection, mark: string | null])[] = [
  ['/checkout', 'checkout', null],
  ['/tire-shops', 'shops', 'Shops'],
  ['/tire-deals', 'deals', 'Deals'],
];

const open = (address: string) => {
  path = address;
  window.history.replaceState(null, '', address);
  return render(
    <>
      <BySection section="checkout" instead={<CheckoutHeader phone={phone} />}>
        <header>
          <nav aria-label="Main">
            <NavLinks />
          </nav>
        </header>
      </BySection>
      <MobileMenu place={null} phone={phone} />
      <PageViews agreed="analytics" />
      <BySection section="checkout" instead={null}>
        <footer>Foot</footer>
      </BySection>
    </>,
  );
};

const marked = (navigation: HTMLElement) =>
  within(navigation)
    .queryAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('the section of a page', () => {
  beforeEach(() => {
    document.cookie = `${CONSENT_COOKIE.name}=2.${Math.floor(Date.now() / 1000)}.analytics; path=/`;
    delete window.dataLayer;
  });

  it.each(SECTIONS)('of %s and every path under it is %s', (parent, section) => {
    fc.assert(fc.property(below(parent), (address) => expect(pageSectionOf(address)).toBe(section)));
  });

  it.each(['/', '/checkouts', '/tire-shopsx', '/tire-deal', '/tire-sales', '/account/checkout', '/Checkout'])(
    'of %s is none',
    (address) => expect(pageSectionOf(address)).toBeNull(),
  );

  it.each(SECTIONS)(
    'under %s is %s for navigation, layout and analytics [R2.25]',
    async (parent, section, mark) => {
      for (const address of [parent, `${parent}/a`, `${parent}/shop/roll-tire/PH-1042`]) {
        open(address);
        const isCheckout = section === 'checkout';
        const head = screen.getByRole('banner');
        expect(within(head).queryByText('Secure checkout') !== null).toBe(isCheckout);
        expect(screen.queryByRole('contentinfo') === null).toBe(isCheckout);
        const marks = mark === null ? [] : [mark];
        if (!isCheckout)
          expect(marked(within(head).getByRole('navigation', { name: 'Main' }))).toEqual(marks);
        expect(marked(screen.getByRole('navigation', { name: 'Menu', hidden: true }))).toEqual(marks);
        await waitFor(() =>
          expect(window.dataLayer).toEqual([expect.objectContaining({ event: 'page_viewed', section })]),
        );
        cleanup();
        delete window.dataLayer;
      }
    },
  );
});
