import { createPromotion } from '@simpletread/contract';
import { cents, type Promotion } from '@simpletread/domain';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { EditorColumns } from '../../shell/editor/index.js';
import { BenefitSection, WindowSection } from './BenefitSection.js';
import { ExamplesPanel } from './ExamplesPanel.js';
import styles from './Promotion.module.css';
import { type PromotionForm, promotionInput } from './promotion-form.js';
import { ScopeSection } from './ScopeSection.js';
import { ShopperSection } from './ShopperSection.js';
import { LimitsSection, TogetherSection } from './TogetherSection.js';

type Use = Promotion['use'];

const UNUSED: Use = { uses: 0, spentInCents: cents(0) };
const THIS = 'this';

/** The promotion as prices are made with it; null while a field cannot be read. */
const promotionOf = (form: PromotionForm): Promotion | null => {
  const input = promotionInput(form);
  const read = createPromotion.body.safeParse({ ...input, name: input.name.padEnd(3, '.') });
  if (!read.success) return null;
  const { definition, startsAt, endsAt } = read.data;
  return { promotionId: THIS, name: form.name, startsAt, endsAt, use: UNUSED, ...definition };
};

const Examples = () => <ExamplesPanel promotion={promotionOf(useWatch<PromotionForm>() as PromotionForm)} />;

interface PromotionEditorProps {
  /** In place of the window's fields where a campaign has it. */
  readonly window?: ReactNode;
  readonly aside?: ReactNode;
}

/** Everything that a promotion asks for and gives, with what it does beside it. */
export const PromotionEditor = ({ window = <WindowSection />, aside }: PromotionEditorProps) => (
  <EditorColumns
    className={styles.editor}
    side={
      <>
        <Examples />
        {aside}
      </>
    }
  >
    <BenefitSection />
    <ScopeSection />
    {window}
    <ShopperSection />
    <TogetherSection />
    <LimitsSection />
  </EditorColumns>
);
