import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Banner.module.css';

export type BannerTone = 'info' | 'good' | 'warn' | 'bad';

export type BannerProps = {
  tone?: BannerTone;
  icon?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** One link or button. */
  action?: ReactNode;
  /** Announces the message if it appears after the page has loaded. */
  isLive?: boolean;
  className?: string;
};

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

/** A message at its place on the page. */
export const Banner = ({ tone = 'info', icon, children, action, isLive = false, className }: BannerProps) => {
  const Icon = icons[tone];
  return (
    <div
      role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={classNames(styles.banner, styles[tone], className)}
    >
      <span className={styles.icon}>{icon ?? <Icon size={20} strokeWidth={1.75} aria-hidden="true" />}</span>
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
};
