import type { RedirectRow } from '@simpletread/contract';

import { DialogField, FormDialog, textOf, useDeed } from '../../shell/dialog/index.js';
import { useRedirectCalls } from './redirect-calls.js';

interface RedirectDialogProps {
  /** Null for a new one. */
  readonly redirect: RedirectRow | null;
  readonly onClose: () => void;
}

const inputOf = (fields: FormData) => ({
  fromPath: textOf(fields, 'fromPath'),
  toPath: textOf(fields, 'toPath'),
});

/** An old address and where it leads, for good. */
export const RedirectDialog = ({ redirect, onClose }: RedirectDialogProps) => {
  const data = useRedirectCalls();
  const save = useDeed({
    run: (fields: FormData, key) =>
      redirect === null
        ? data.createRedirect(inputOf(fields), key)
        : data.changeRedirect(redirect.id, { version: redirect.version, ...inputOf(fields) }, key),
    reload: ['redirects'],
    done: ({ fromPath, toPath }) => `${fromPath} leads to ${toPath}.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={redirect === null ? 'Redirect an address' : `Change where ${redirect.fromPath} leads`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      onSubmit={save.start}
      onClose={onClose}
    >
      <DialogField
        name="fromPath"
        label="From"
        hint="An address of the shop in small letters, as /old-page. Brands and lines that move lead on by themselves."
        initial={redirect?.fromPath ?? ''}
        maxLength={300}
        isFirst
      />
      <DialogField name="toPath" label="To" initial={redirect?.toPath ?? ''} maxLength={300} />
    </FormDialog>
  );
};
