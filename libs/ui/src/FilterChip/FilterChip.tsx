import { X } from 'lucide-react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './FilterChip.module.css';

type Shared = {
  icon?: ReactNode;
  /** An active filter: pressing removes it. */
  isOn?: boolean;
  children: ReactNode;
};

type Action = Shared & ButtonHTMLAttributes<HTMLButtonElement> & { href?: undefined; linkAs?: undefined };
type Link = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; linkAs?: LinkAs };

export type FilterChipProps = Action | Link;

const Face = ({ icon, isOn, children }: Shared) => (
  <>
    {icon}
    {isOn && <VisuallyHidden>Remove filter </VisuallyHidden>}
    {children}
    {isOn && <X className={styles.cross} size={14} aria-hidden="true" />}
  </>
);

/** A filter, a garage vehicle or a past search: small, with its own action. */
export const FilterChip = (props: FilterChipProps) => {
  if (props.href === undefined) {
    const { icon, isOn, children, className, linkAs: _linkAs, ...rest } = props;
    return (
      <button type="button" {...rest} className={classNames(styles.chip, isOn && styles.isOn, className)}>
        <Face icon={icon} isOn={isOn}>
          {children}
        </Face>
      </button>
    );
  }
  const { icon, isOn, children, className, linkAs: LinkTag = 'a', ...rest } = props;
  return (
    <LinkTag {...rest} className={classNames(styles.chip, isOn && styles.isOn, className)}>
      <Face icon={icon} isOn={isOn}>
        {children}
      </Face>
    </LinkTag>
  );
};
