interface SignOutFormProps {
  readonly csrf: string;
  readonly className?: string | undefined;
  /** Where signing out ends: the home page unless given. */
  readonly returnTo?: 'employees';
}

/** Signs out of the shop and of the sign-in provider, with script or without. */
export const SignOutForm = ({ csrf, className, returnTo }: SignOutFormProps) => (
  <form action="/logout" method="post">
    <input type="hidden" name="csrf" value={csrf} />
    {returnTo !== undefined && <input type="hidden" name="returnTo" value={returnTo} />}
    <button type="submit" className={className}>
      Sign out
    </button>
  </form>
);
