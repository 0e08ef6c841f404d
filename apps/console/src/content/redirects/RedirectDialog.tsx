import { changeRedirect, createRedirect, type RedirectRow } from '@simpletread/contract';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';

interface RedirectDialogProps {
  /** Null for a new one. */
  readonly redirect: RedirectRow | null;
  readonly onClose: () => void;
}

type Addresses = Pick<RedirectRow, 'fromPath' | 'toPath'>;

/** The body of the call that makes or changes a redirect. */
type Body = Addresses & Partial<Pick<RedirectRow, 'version'>>;

const contractOf = (redirect: RedirectRow | null) =>
  formContract<Addresses, Body>({
    schema: redirect === null ? createRedirect.body : changeRedirect.body,
    inputOf: (form) => (redirect === null ? form : { version: redirect.version, ...form }),
  });

/** An old address and where it leads, for good. */
export const RedirectDialog = ({ redirect, onClose }: RedirectDialogProps) => {
  const { create, update } = useWrites<RedirectRow>('redirects');
  const save = useStaffAction({
    run: (body: Body, key) => (redirect === null ? create(body, key) : update(redirect.id, body, key)),
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
      contract={contractOf(redirect)}
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
