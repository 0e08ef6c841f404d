'use client';

import { IconButton } from '@simpletread/ui';
import { MapPin, Menu, Phone, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ShopperPlace } from '../shopper';
import styles from './MobileMenu.module.css';
import { PROGRAMS } from '../paths';
import { NavLinks } from './NavLinks';
import { PageLink } from '../controls';

interface MobileMenuProps {
  readonly place: ShopperPlace | null;
  readonly phone: { readonly display: string; readonly value: string };
  readonly className?: string | undefined;
  /** The chat, or the contact form while it is closed. */
  readonly ask?: ReactNode;
}

/** The sections on small screens. A popover: it opens, closes and handles Esc without script too. */
export const MobileMenu = ({ place, phone, className, ask }: MobileMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className={className}>
      <IconButton
        label="Menu"
        icon={<Menu size={24} strokeWidth={1.75} aria-hidden="true" />}
        popoverTarget="main-menu"
      />
      <div id="main-menu" ref={menu} popover="auto" className={styles.menu}>
        <div className={styles.head}>
          <span className="t-h3">Menu</span>
          <IconButton
            label="Close menu"
            icon={<X size={22} strokeWidth={1.75} aria-hidden="true" />}
            popoverTarget="main-menu"
            popoverTargetAction="hide"
          />
        </div>
        <nav aria-label="Menu" onClick={() => menu.current?.hidePopover()}>
          <ul role="list" className={styles.links}>
            <NavLinks />
            <li>
              <PageLink href="/track-your-order">Track your order</PageLink>
            </li>
          </ul>
          <ul role="list" className={styles.facts} aria-label="Programs">
            {PROGRAMS.map(({ label, href }) => (
              <li key={href}>
                <PageLink href={href}>{label}</PageLink>
              </li>
            ))}
          </ul>
          <ul role="list" className={styles.facts}>
            <li>
              <PageLink href="/location">
                <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
                {place === null ? 'Add your ZIP' : `${place.city} ${place.zip}`}
              </PageLink>
            </li>
            {ask !== undefined && <li>{ask}</li>}
            <li>
              <a href={`tel:${phone.value}`} className="t-num">
                <Phone size={18} strokeWidth={1.75} aria-hidden="true" />
                {phone.display}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
};
