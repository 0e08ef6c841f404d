import type { CampaignRecord } from '@simpletread/contract';
import type { DealPillKind } from '@simpletread/domain';

import { useCan } from '../../../shell/auth/index.js';
import { Panel } from '../../../shell/detail/index.js';
import { SelectControl, TextControl } from '../../../shell/form/index.js';
import { ReferencePicker } from '../../../catalogue/index.js';
import { PieceList } from '../pieces/PieceList.js';
import { RulesControl } from '../pieces/RulesControl.js';
import { ShownToFields } from '../pieces/ShownToFields.js';
import { WordsControl } from '../pieces/WordsControl.js';
import { NEW_PILL } from './campaign-form.js';
import type { SectionProps } from './section.js';

type Pill = CampaignRecord['content']['pills'][number];

const MOST_PILLS = 6;

const KINDS: readonly (readonly [DealPillKind, string])[] = [
  ['customFilter', 'Custom filter'],
  ['preSale', 'Pre-sale'],
  ['blackFriday', 'Black Friday'],
  ['cyberWeekend', 'Cyber Weekend'],
  ['cyberMonday', 'Cyber Monday'],
  ['lastChance', 'Last chance'],
];

interface PillFieldsProps {
  readonly pill: Pill;
  readonly path: string;
  readonly set: (change: Partial<Pill>) => void;
}

const PillFields = ({ pill, path, set }: PillFieldsProps) => {
  const can = useCan();
  const filter = (change: Partial<Pill['filters']>): void => set({ filters: { ...pill.filters, ...change } });
  return (
    <>
      <TextControl
        label="Words of the pill"
        path={`${path}.label`}
        maxLength={30}
        value={pill.label}
        onChange={(label) => set({ label })}
      />
      <SelectControl label="Kind" options={KINDS} value={pill.kind} onChange={(kind) => set({ kind })} />
      <TextControl
        label="Its page"
        path={`${path}.route`}
        hint="Where it leads without script."
        maxLength={300}
        placeholder="/tire-deals"
        value={pill.route}
        onChange={(route) => set({ route })}
      />
      <WordsControl
        label="Searches lead only to"
        path={`${path}.targetRoutes`}
        hint="Beginnings of addresses, with commas."
        placeholder="everywhere"
        value={pill.targetRoutes}
        onChange={(targetRoutes) => set({ targetRoutes })}
      />
      <ReferencePicker
        kind="brand-slug"
        label="Filter: brands"
        path={`${path}.filters.brand`}
        placeholder="None"
        value={pill.filters.brand}
        onChange={(brand) => filter({ brand: [...brand] })}
      />
      <ReferencePicker
        kind="category-slug"
        label="Filter: categories"
        path={`${path}.filters.category`}
        placeholder="None"
        value={pill.filters.category}
        onChange={(category) => filter({ category: [...category] })}
      />
      <ReferencePicker
        kind="subtype"
        label="Filter: kinds of vehicle"
        path={`${path}.filters.subtype`}
        placeholder="None"
        value={pill.filters.subtype}
        onChange={(subtype) => filter({ subtype: [...subtype] })}
      />
      {can('pricing.read') ? (
        <RulesControl
          resource="promotions"
          label="Filter: deals"
          path={`${path}.filters.promotion`}
          placeholder="None"
          value={pill.filters.promotion}
          onChange={(promotion) => filter({ promotion })}
        />
      ) : (
        <WordsControl
          label="Filter: deals"
          path={`${path}.filters.promotion`}
          hint="Ends of their addresses below /tire-deals."
          placeholder="none"
          value={pill.filters.promotion}
          onChange={(promotion) => filter({ promotion })}
        />
      )}
      <ShownToFields path={path} value={pill} onChange={set} />
    </>
  );
};

/** The deal pills of the search board. */
export const PillsSection = ({
  form: { content },
  setContent,
}: Pick<SectionProps, 'form' | 'setContent'>) => (
  <Panel title="Deal pills">
    <PieceList
      noun="pill"
      none="The search board has its usual pills."
      empty={NEW_PILL}
      most={MOST_PILLS}
      pieces={content.pills}
      onChange={(pills) => setContent({ pills })}
    >
      {(pill, set, index) => <PillFields pill={pill} path={`content.pills.${index}`} set={set} />}
    </PieceList>
  </Panel>
);
