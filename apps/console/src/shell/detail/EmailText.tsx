import { Fragment } from 'react';

const ENDS_OF_PARTS = /(?<=[@._+-])/;

/** An email address that breaks between its parts where it is too long for its line, and inside one only if a part is. */
export const EmailText = ({ email }: { readonly email: string }) => (
  <>
    {email.split(ENDS_OF_PARTS).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
