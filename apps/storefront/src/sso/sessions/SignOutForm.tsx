interface SignOutFormProps {
  readonly csrf: string;
  readonly className?: string | undefined;
  /** The page after signing out: the home page by default. */
  readonly returnTo?: 'employees';
}

/** Signs out of the shop and of the sign-in provider, with or without script. */
export const SignOutForm = ({ csrf, className, returnTo }: SignOutFormProps) => (
  <form action="/logout" method="post">
    <input type="hidden" name="csrf" value={csrf} />
    {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
    <button type="submit" className={className}>
      Sign out
    </button>
  </form>
);
