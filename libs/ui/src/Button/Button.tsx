import { useId, type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'cta' | 'ghost' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

type Look = {
  /** `cta` is painted: one per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
  /** On S, only the icon shows, in a circle; the words stay for screen readers. */
  isIconOnS?: boolean;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
};

type Action = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    href?: undefined;
    linkAs?: undefined;
    isLoading?: boolean;
    /** Why the action is disabled. It disables the button, is shown below it and is announced with it. */
    disabledReason?: string | undefined;
    isDisabled?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

type Link = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; linkAs?: LinkAs };

export type ButtonProps = Action | Link;

const lookOf = (
  { variant = 'primary', size = 'm', isFullWidth, isIconOnS }: Partial<Look>,
  className?: string,
) =>
  classNames(
    styles.button,
    variant !== 'primary' && styles[variant],
    size !== 'm' && styles[size],
    isFullWidth && styles.isFull,
    isIconOnS && styles.isIconOnS,
    className,
  );

const LinkButton = ({
  variant,
  size,
  isFullWidth,
  isIconOnS,
  iconStart,
  iconEnd,
  children,
  className,
  linkAs: LinkTag = 'a',
  ...rest
}: Link) => (
  <LinkTag {...rest} className={lookOf({ variant, size, isFullWidth, isIconOnS }, className)}>
    {iconStart}
    {isIconOnS ? <span className={styles.words}>{children}</span> : children}
    {iconEnd}
  </LinkTag>
);

const Dots = () => (
  <span className={styles.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

const ActionButton = ({
  variant,
  size,
  isFullWidth,
  isIconOnS,
  iconStart,
  iconEnd,
  children,
  className,
  isLoading = false,
  isDisabled = false,
  disabledReason,
  type = 'button',
  onClick,
  linkAs: _linkAs,
  ...rest
}: Action) => {
  const reasonId = useId();
  const isClosed = isDisabled || disabledReason !== undefined;
  const isInert = isClosed || isLoading;
  // aria-disabled instead of disabled: a disabled action stays in the tab order and can say why.
  const button = (
    <button
      {...rest}
      type={isInert ? 'button' : type}
      onClick={isInert ? undefined : onClick}
      aria-disabled={isInert || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      className={classNames(
        lookOf({ variant, size, isFullWidth, isIconOnS }, className),
        isClosed && styles.isInert,
        isLoading && styles.isLoading,
      )}
    >
      {isLoading ? <Dots /> : iconStart}
      {isIconOnS ? <span className={styles.words}>{children}</span> : children}
      {iconEnd}
    </button>
  );
  if (disabledReason === undefined) return button;
  return (
    <span className={classNames(styles.withReason, isFullWidth && styles.isFull)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
};

/** A button, or with `href` a link styled as one. */
export const Button = (props: ButtonProps) =>
  props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
