import type { RedirectRow } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { useRedirectCalls } from './redirect-calls.js';
import { TextInput } from '../../shell/form/index.js';

interface RedirectDialogProps {
  /** Null for a new one. */
  readonly redirect: RedirectRow | null;
  readonly onClose: () => void;
}

interface Addresses {
  readonly fromPath: string;
  readonly toPath: string;
}

/** An old address and where it leads, for good. */
export const RedirectDialog = ({ redirect, onClose }: RedirectDialogProps) => {
  const data = useRedirectCalls();
  const save = useStaffAction({
    run: (addresses: Addresses, key) =>
      redirect === null
        ? data.createRedirect(addresses, key)
        : data.changeRedirect(redirect.id, { version: redirect.version, ...addresses }, key),
    reload: ['redirects'],
    done: ({ fromPath, toPath }) => `${fromPath} now redirects to ${toPath}.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={redirect === null ? 'New redirect' : `Change the redirect from ${redirect.fromPath}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={{ fromPath: redirect?.fromPath ?? '', toPath: redirect?.toPath ?? '' }}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="fromPath"
        label="From"
        hint="A lowercase path in the shop, such as /old-page. Brands and lines that move redirect automatically."
        maxLength={300}
        isRequired
        isFirst
      />
      <TextInput source="toPath" label="To" maxLength={300} isRequired />
    </FormDialog>
  );
};
