import { Button, TextField } from '@simpletread/ui';

/** The field for the code from our email. */
export const CodeField = ({ error }: { readonly error: string | undefined }) => (
  <TextField
    label="Code from our email"
    name="code"
    error={error}
    hint="Eight letters and digits"
    autoCapitalize="characters"
    spellCheck={false}
    autoComplete="one-time-code"
    maxLength={20}
  />
);

/** Submits its form for another code, as `again`. */
export const NewCodeButton = ({ isLoading }: { readonly isLoading: boolean }) => (
  <Button type="submit" name="again" value="1" variant="quiet" isLoading={isLoading}>
    Email me a new code
  </Button>
);
