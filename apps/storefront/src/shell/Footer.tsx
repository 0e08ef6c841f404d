import type { Globals } from '@simpletread/contract';
import { Logo } from '@simpletread/ui';
import { Fragment } from 'react';
import styles from './Footer.module.css';
import { FooterPromotions } from './FooterPromotions';
import { type NavigationEntry, PROGRAMS } from './navigation';
import { PageLink } from './PageLink';

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

/** Hours and number, the links that marketing keeps in the globals, and what belongs to the shopper. */
export const Footer = ({ globals }: { globals: Globals }) => {
  const { customerServiceNumber: phone, footerLinks } = globals;
  return (
    <footer className={styles.footer}>
      <FooterPromotions promotions={globals.footerPromotions} />
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
        </div>
        {footerLinks.length > 0 && (
          <Column title="Shop" links={footerLinks.map(({ label, link }) => ({ label, href: link }))} />
        )}
        <Column title="Programs" links={PROGRAMS} />
        <Column title="Yours" links={YOUR_LINKS} />
      </div>
      <p className={`l-wrap ${styles.legal}`}>© 2026 SimpleTread. Prices in US dollars.</p>
    </footer>
  );
};
