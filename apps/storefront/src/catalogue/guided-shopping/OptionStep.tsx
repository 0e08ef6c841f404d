import type { FitmentOption } from '@simpletread/contract';
import { fitmentText } from '../vehicles';
import { Choices } from './Choices';
import { guidedHref, type GuidedState } from './guided-state';

interface OptionStepProps {
  readonly state: GuidedState;
  readonly options: readonly FitmentOption[];
}

/** Asks for the trim, if the vehicle's trims have different sizes. */
export const OptionStep = ({ state, options }: OptionStepProps) => (
  <>
    <h2>Which one is yours?</h2>
    <Choices
      label="Trims and sizes"
      choices={options.map((option) => ({
        id: option.key,
        label: option.trims.length === 0 ? fitmentText(option) : option.trims.join(', '),
        detail: option.trims.length === 0 ? 'All trims' : fitmentText(option),
        href: guidedHref({ ...state, option: option.key }),
      }))}
    />
    <p>
      <a href="/search/help#trim">Identify my trim</a>
    </p>
  </>
);
