import { type DealPillKind, MOST_PILLS } from '@simpletread/domain';

import { ReferenceInput } from '../../../catalogue/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { SelectInput, TextInput, WordsInput } from '../../../shell/form/index.js';
import { PieceList } from '../pieces/PieceList.js';
import { RulesInput } from '../pieces/RulesInput.js';
import { ShownToFields } from '../pieces/ShownToFields.js';
import { NEW_PILL } from './campaign-form.js';

const KINDS: readonly (readonly [DealPillKind, string])[] = [
  ['customFilter', 'Custom filter'],
  ['preSale', 'Pre-sale'],
  ['blackFriday', 'Black Friday'],
  ['cyberWeekend', 'Cyber Weekend'],
  ['cyberMonday', 'Cyber Monday'],
  ['lastChance', 'Last chance'],
];

const PillFields = ({ source }: { readonly source: string }) => {
  const can = useCan();
  return (
    <>
      <TextInput label="Pill text" source={`${source}.label`} maxLength={30} />
      <SelectInput label="Kind" source={`${source}.kind`} options={KINDS} />
      <TextInput
        label="Link to page"
        source={`${source}.route`}
        hint="Used when JavaScript is off."
        maxLength={300}
        placeholder="/tire-deals"
      />
      <WordsInput
        label="Limit searches to"
        source={`${source}.targetRoutes`}
        hint="Path prefixes, separated by commas."
        placeholder="everywhere"
      />
      <ReferenceInput
        kind="brand-slug"
        label="Filter: brands"
        source={`${source}.filters.brand`}
        placeholder="None"
      />
      <ReferenceInput
        kind="category-slug"
        label="Filter: categories"
        source={`${source}.filters.category`}
        placeholder="None"
      />
      <ReferenceInput
        kind="subtype"
        label="Filter: vehicle types"
        source={`${source}.filters.subtype`}
        placeholder="None"
      />
      {can('pricing.read') ? (
        <RulesInput
          resource="promotions"
          label="Filter: deals"
          source={`${source}.filters.promotion`}
          placeholder="None"
        />
      ) : (
        <WordsInput
          label="Filter: deals"
          source={`${source}.filters.promotion`}
          hint="Their slugs after /tire-deals/."
          placeholder="none"
        />
      )}
      <ShownToFields source={source} />
    </>
  );
};

/** The deal pills of the search board. */
export const PillsSection = () => (
  <Panel title="Deal pills">
    <PieceList
      source="content.pills"
      noun="pill"
      none="The search board shows its usual pills."
      empty={NEW_PILL}
      most={MOST_PILLS}
    >
      {(source) => <PillFields source={source} />}
    </PieceList>
  </Panel>
);
