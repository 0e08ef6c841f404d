import type { Globals } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { Fragment, type ReactNode } from 'react';
import styles from './Footer.module.css';
import { FooterPromotions } from './FooterPromotions';
import { type NavigationEntry, PROGRAMS } from '../paths';
import { PageLink } from '../controls';

const HELP: readonly NavigationEntry[] = [
  { label: 'Help center', href: '/help-center' },
  { label: 'Contact us', href: '/contact' },
  { label: 'Request a tire quote', href: '/tire-request' },
  { label: 'Questions and answers', href: '/faqs' },
  { label: 'Financing', href: '/financing' },
  { label: 'Returns and refunds', href: '/returns-and-refunds' },
  { label: 'Learn about tires', href: '/learn' },
];

/** Catalogue pages that marketing's links need not include. */
const HUBS: readonly NavigationEntry[] = [
  { label: 'Tire categories', href: '/categories' },
  { label: 'Tire types', href: '/types' },
  { label: 'Tire reviews', href: '/tire-reviews' },
];

const ABOUT: readonly NavigationEntry[] = [
  { label: 'About', href: '/about' },
  { label: 'Press', href: '/press' },
  { label: 'Terms of use', href: '/terms' },
  { label: 'Terms of sale', href: '/sales' },
  { label: 'Privacy policy', href: '/privacy-policy' },
  { label: 'Sitemap', href: '/sitemap' },
];

const YOUR_LINKS: readonly NavigationEntry[] = [
  { label: 'Search', href: '/search' },
  { label: 'Your cart', href: '/cart' },
  { label: 'Your ZIP', href: '/location' },
  { label: 'Privacy and cookies', href: '/privacy-choices' },
];

const Column = ({ title, links }: { title: string; links: readonly NavigationEntry[] }) => (
  <div>
    <h2 className={styles.title}>{title}</h2>
    <ul role="list">
      {links.map(({ label, href }) => (
        <li key={label}>
          <PageLink href={href}>{label}</PageLink>
        </li>
      ))}
    </ul>
  </div>
);

interface FooterProps {
  readonly globals: Globals;
  /** The form that joins it. */
  readonly mailingList?: ReactNode;
  /** Opens the chat, while it is open. */
  readonly chat?: ReactNode;
}

/** Hours and number, marketing's links from the globals, and the shopper's own links. */
export const Footer = ({ globals, mailingList, chat }: FooterProps) => {
  const { customerServiceNumber: phone, footerLinks } = globals;
  return (
    <footer className={styles.footer} data-print="hide">
      <FooterPromotions promotions={globals.footerPromotions} />
      {mailingList}
      <div className={`l-wrap ${styles.columns}`}>
        <div>
          <Logo href="/" linkAs={PageLink} />
          {globals.customerServiceEnabled && (
            <p className={styles.hours}>
              {globals.supportWeek.map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
              <a href={`tel:${phone.value}`} className="t-num">
                {phone.display}
              </a>
            </p>
          )}
          {chat}
        </div>
        <Column
          title="Shop"
          links={[...footerLinks.map(({ label, link }) => ({ label, href: link })), ...HUBS]}
        />
        <Column title="Help" links={HELP} />
        <Column title="Programs" links={PROGRAMS} />
        <Column title="My account" links={YOUR_LINKS} />
      </div>
      <div className={`l-wrap ${styles.legal}`}>
        <p>© 2026 SimpleTread. Prices in US dollars.</p>
        <ul role="list">
          {ABOUT.map(({ label, href }) => (
            <li key={href}>
              <PageLink href={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
};
