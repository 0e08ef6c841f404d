import type { SavedReply } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { RadioInput, SelectInput, TextInput } from '../../shell/form/index.js';
import { useColleagues } from '../../shell/work-owners/index.js';
import { isColleague, type StepForm } from './step-form.js';
import { useStepCalls } from './step-calls.js';

const CHANNELS = [
  ['email', 'Email'],
  ['sms', 'Text message'],
] as const;
const MOST_CHARACTERS = 5_000;
const NO_TEXTS: readonly SavedReply[] = [];

/** The saved replies that a message can be. */
const useTexts = (): readonly SavedReply[] => {
  const calls = useStepCalls();
  return (
    useQuery({ queryKey: ['saved-replies', 'all'], queryFn: () => calls.savedReplies() }).data ?? NO_TEXTS
  );
};

const none = ['', 'Don’t'] as const;

export const AssignField = ({ isOptional = false }: { readonly isOptional?: boolean }) => {
  const { identity } = useGetIdentity();
  const colleagues = useColleagues('orders').filter(({ staffId }) => staffId !== String(identity?.id));
  const to = useWatch<StepForm, 'to'>({ name: 'to' });
  return (
    <>
      <SelectInput
        source="to"
        label={isOptional ? 'Assign' : 'Assign to'}
        options={[
          ...(isOptional ? [none] : []),
          ['me', isOptional ? 'Whoever runs it' : 'Me'],
          ...colleagues.map(({ staffId, name }) => [staffId, name] as const),
          ['nobody', 'Nobody'],
        ]}
      />
      {isColleague(to) && <TextInput source="ownerNote" label="Note for them" rows={2} maxLength={500} />}
    </>
  );
};

export const ReasonField = ({ isRequired = true }: { readonly isRequired?: boolean }) => (
  <TextInput
    source="reason"
    label="Why is it on hold?"
    hint="Only staff see this."
    rows={2}
    maxLength={MOST_CHARACTERS}
    isRequired={isRequired}
  />
);

export const MessageFields = ({ isOptional = false }: { readonly isOptional?: boolean }) => {
  const texts = useTexts();
  return (
    <>
      <SelectInput
        source="textId"
        label={isOptional ? 'Message' : 'Saved reply'}
        options={[
          ...(isOptional ? [none] : [['', 'Choose one'] as const]),
          ...texts.map(({ id, name }) => [id, name] as const),
        ]}
        isRequired={!isOptional}
      />
      <RadioInput source="channel" legend="Send as" options={CHANNELS} />
    </>
  );
};
