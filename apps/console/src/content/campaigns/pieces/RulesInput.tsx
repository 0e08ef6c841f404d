import type { ReactNode } from 'react';

import { PickerInput } from '../../../shell/form/index.js';
import { useRuleOptions } from './use-rule-options.js';

interface RulesInputProps {
  readonly source: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly resource: 'promotions' | 'price-lists';
  readonly placeholder: string;
}

const TAIL = 6;
const ID = /^[0-9a-f]{8}-/;

const unnamed = (id: string): string => (ID.test(id) ? `Unknown (…${id.slice(-TAIL)})` : id);

/** Promotions or price lists, found by their names. */
export const RulesInput = ({ resource, ...input }: RulesInputProps) => {
  const { options, isLoading } = useRuleOptions(resource);
  return (
    <PickerInput
      {...input}
      options={options}
      isLoading={isLoading}
      labelOf={(id) => options.find((option) => option.value === id)?.label ?? unnamed(id)}
    />
  );
};
