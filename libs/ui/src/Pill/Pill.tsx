import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './Pill.module.css';

type Shared = {
  icon?: ReactNode;
  isChosen?: boolean;
  /** Has a tint of the brand. */
  isDeal?: boolean;
  children: ReactNode;
};

type Action = Shared &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    href?: undefined;
    linkAs?: undefined;
    ref?: Ref<HTMLButtonElement>;
  };
type Link = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; linkAs?: LinkAs };

export type PillProps = Action | Link;

const lookOf = ({ isChosen, isDeal }: Pick<Shared, 'isChosen' | 'isDeal'>, className?: string) =>
  classNames(styles.pill, isDeal && styles.isDeal, isChosen && styles.isChosen, className);

const Face = ({ icon, children }: Pick<Shared, 'icon' | 'children'>) => (
  <>
    {icon && (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    {children}
  </>
);

/** A way to shop. Choosing one changes the search board's sentence. */
export const Pill = (props: PillProps) => {
  if (props.href === undefined) {
    const { icon, isChosen, isDeal, children, className, linkAs: _linkAs, ...rest } = props;
    const pressed = rest.role === undefined ? { 'aria-pressed': isChosen ?? false } : {};
    return (
      <button type="button" {...pressed} {...rest} className={lookOf({ isChosen, isDeal }, className)}>
        <Face icon={icon}>{children}</Face>
      </button>
    );
  }
  const { icon, isChosen, isDeal, children, className, linkAs: LinkTag = 'a', ...rest } = props;
  return (
    <LinkTag
      aria-current={isChosen ? 'true' : undefined}
      {...rest}
      className={lookOf({ isChosen, isDeal }, className)}
    >
      <Face icon={icon}>{children}</Face>
    </LinkTag>
  );
};
