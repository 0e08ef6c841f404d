import { useEffect, useState } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';

import { fieldName } from '../../shell/audit/index.js';
import { ConflictNote } from '../../shell/editor/index.js';
import { type Conflict, conflictsOf, editedFields } from '../../shell/form/index.js';
import { type ChangedOrder, type ChangeForm, changeFormOf } from './change-form.js';

interface FollowOrderProps {
  /** The order as it is now. */
  readonly order: ChangedOrder;
  readonly onContested: (isContested: boolean) => void;
}

/**
 * Merges what others save while the dialog is open, field by field: fields that nobody edited here follow, and one that was edited here
 * and by another is asked about.
 */
export const FollowOrder = ({ order, onContested }: FollowOrderProps) => {
  const { resetField } = useFormContext<ChangeForm>();
  const mine = useWatch() as ChangeForm;
  const [base, setBase] = useState(order);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [merged, setMerged] = useState<readonly string[]>([]);
  const [followed, setFollowed] = useState<readonly (readonly [string, unknown])[]>([]);
  const [before, theirs] = [changeFormOf(base), changeFormOf(order)];
  const follow = (path: string, value: unknown): void =>
    resetField(path as FieldPath<ChangeForm>, { defaultValue: value as never });
  const conflicts = conflictsOf(before, mine, theirs).filter(({ path }) => !kept.includes(path));
  const isContested = conflicts.length > 0;
  const isBehind = base.version < order.version;
  const goOn = (paths: readonly string[]): void => {
    const edited = editedFields(before, mine).map(([path]) => path);
    const changed = editedFields(before, theirs).filter(
      ([path]) => paths.includes(path) || !edited.includes(path),
    );
    setFollowed(changed);
    setMerged((earlier) => [...new Set([...earlier, ...changed.map(([path]) => path)])]);
    setKept([]);
    setBase(order);
  };
  useEffect(() => onContested(isContested), [isContested, onContested]);
  useEffect(() => {
    for (const [path, value] of followed)
      resetField(path as FieldPath<ChangeForm>, { defaultValue: value as never });
  }, [followed, resetField]);
  if (isBehind && !isContested) goOn([]);
  if (isContested)
    return (
      <ConflictNote
        subject={{ type: 'order', id: order.id }}
        version={order.version}
        conflicts={conflicts}
        onTheirs={({ path, theirs: value }: Conflict) => follow(path, value)}
        onMine={({ path }: Conflict) => setKept((paths) => [...paths, path])}
        onLoad={() => goOn(conflicts.map(({ path }) => path))}
        onKeep={() => setKept((paths) => [...paths, ...conflicts.map(({ path }) => path)])}
      />
    );
  if (merged.length === 0) return null;
  return (
    <p role="status">
      While you edited, someone else changed: {merged.map(fieldName).join(', ')}. The form has their values.
    </p>
  );
};
