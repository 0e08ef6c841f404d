import { type ControlProps, PickerControl } from '../../../shell/form/index.js';
import { useRuleOptions } from './use-rule-options.js';

interface RulesControlProps extends ControlProps {
  readonly resource: 'promotions' | 'price-lists';
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly placeholder: string;
}

const TAIL = 6;
const ID = /^[0-9a-f]{8}-/;

const unnamed = (id: string): string => (ID.test(id) ? `one by the number …${id.slice(-TAIL)}` : id);

/** Promotions or price lists, found by their names. */
export const RulesControl = ({ resource, value, onChange, ...control }: RulesControlProps) => {
  const { options, isLoading } = useRuleOptions(resource);
  return (
    <PickerControl
      {...control}
      options={options}
      isLoading={isLoading}
      labelOf={(id) => options.find((option) => option.value === id)?.label ?? unnamed(id)}
      value={value}
      onChange={(ids) => onChange([...ids])}
    />
  );
};
