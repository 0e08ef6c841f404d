import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './IconButton.module.css';

type Shared = {
  /** Its action, in words; include a count that the badge shows. */
  label: string;
  icon: ReactNode;
  badge?: number;
};

type Action = Shared &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
    href?: undefined;
    linkAs?: undefined;
    ref?: Ref<HTMLButtonElement>;
  };
type Link = Shared &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { href: string; linkAs?: LinkAs };

export type IconButtonProps = Action | Link;

const Face = ({ icon, badge }: Pick<Shared, 'icon' | 'badge'>) => (
  <>
    {icon}
    {badge !== undefined && badge > 0 && (
      <span className={styles.badge} aria-hidden="true">
        {badge}
      </span>
    )}
  </>
);

/** A round 44px target with an icon only. */
export const IconButton = (props: IconButtonProps) => {
  if (props.href === undefined) {
    const { label, icon, badge, className, linkAs: _linkAs, ...rest } = props;
    return (
      <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)}>
        <Face icon={icon} badge={badge} />
      </button>
    );
  }
  const { label, icon, badge, className, linkAs: LinkTag = 'a', ...rest } = props;
  return (
    <LinkTag {...rest} aria-label={label} className={classNames(styles.button, className)}>
      <Face icon={icon} badge={badge} />
    </LinkTag>
  );
};
