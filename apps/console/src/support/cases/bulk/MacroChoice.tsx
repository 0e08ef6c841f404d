import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { useCan } from '../../../shell/auth/index.js';
import { SelectControl } from '../../../shell/form/index.js';
import { useCaseCalls } from '../case-calls.js';
import { caseMacro } from './macro-of-cases.js';

/** Fills owner, note and answer of the form around it from a stored macro. Hidden while there is none for cases. */
export const MacroChoice = () => {
  const calls = useCaseCalls();
  const mayAssign = useCan()('work.assign');
  const { identity } = useGetIdentity();
  const { setValue } = useFormContext();
  const [chosen, setChosen] = useState('');
  const { data: macros = [] } = useQuery({
    queryKey: ['macros', 'of-cases'],
    queryFn: calls.caseMacros,
    enabled: mayAssign,
  });
  const options = macros.flatMap((macro) => {
    const change = caseMacro(macro, String(identity?.id ?? ''));
    return change === null ? [] : [{ ...macro, change }];
  });
  if (options.length === 0) return null;
  return (
    <SelectControl
      label="Macro"
      hint="Fills in the owner, the note and the answer. Macros that hold or release orders aren’t listed."
      options={[['', 'None'], ...options.map(({ id, name }) => [id, name] as const)]}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        const macro = options.find((one) => one.id === id);
        if (macro === undefined) return;
        for (const [field, value] of Object.entries(macro.change))
          setValue(field, value, { shouldDirty: true });
      }}
    />
  );
};
