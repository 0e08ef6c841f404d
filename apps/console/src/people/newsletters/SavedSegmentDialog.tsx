import { changeSavedSegment, createSavedSegment, type SavedSegment } from '@simpletread/contract';
import { segmentWords } from '@simpletread/domain';

import { useStaffAction } from '../../shell/action/index.js';
import { useWrites } from '../../shell/api/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import type { SegmentInput } from './newsletter-calls.js';
import { NEW_NEWSLETTER, segmentForm, type SegmentForm, segmentInput } from './newsletter-form.js';
import { SegmentFields } from './SegmentFields.js';

interface SavedSegmentDialogProps {
  /** Null for a new one. */
  readonly saved: SavedSegment | null;
  /** Chosen elsewhere, so that only its name is asked for. */
  readonly segment?: SegmentInput;
  readonly onClose: () => void;
}

interface Form {
  readonly name: string;
  readonly segment: SegmentForm;
}

interface Body {
  readonly name: string;
  readonly segment: SegmentInput;
  readonly version?: number;
}

const firstOf = (saved: SavedSegment | null, segment?: SegmentInput): Form => {
  if (saved !== null) return { name: saved.name, segment: segmentForm(saved.segment) };
  return { name: '', segment: segment === undefined ? NEW_NEWSLETTER.segment : segmentForm(segment) };
};

/** A segment under a name that colleagues can choose, too. */
export const SavedSegmentDialog = ({ saved, segment, onClose }: SavedSegmentDialogProps) => {
  const { create, update } = useWrites<SavedSegment>('newsletter-segments');
  const save = useStaffAction({
    run: (body: Body, key) => (saved === null ? create(body, key) : update(saved.id, body, key)),
    reload: ['newsletter-segments'],
    done: ({ name }) => `${name} is saved.`,
    onDone: onClose,
  });
  const contract = formContract<Form & Record<string, unknown>, Body>({
    schema: saved === null ? createSavedSegment.body : changeSavedSegment.body,
    inputOf: (form) => ({
      name: form.name,
      segment: segmentInput(form.segment),
      ...(saved === null ? {} : { version: saved.version }),
    }),
  });
  return (
    <FormDialog
      title={saved === null ? 'Save segment' : `Change ${saved.name}`}
      confirm="Save"
      isBusy={save.isBusy}
      error={save.error}
      values={firstOf(saved, segment) as Form & Record<string, unknown>}
      contract={contract}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="Name"
        hint="Colleagues choose it by this name."
        maxLength={60}
        isRequired
        isFirst
      />
      {segment === undefined ? (
        <SegmentFields />
      ) : (
        <p>
          {segmentWords(segment)}. Newsletters keep the segment they were given: changing a saved one later
          doesn’t change them.
        </p>
      )}
    </FormDialog>
  );
};
