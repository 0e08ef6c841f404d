import { createCampaign } from '@simpletread/contract';
import { easternInstant } from '@simpletread/domain';
import { faultMessage } from '@simpletread/contract';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import { errorsOfIssues, type FieldErrors } from '../../pricing/form/field-errors.js';
import { FormContext } from '../../pricing/form/form-context.js';
import { SaveBar } from '../../pricing/form/SaveBar.js';
import type { CampaignInput } from '../campaign-calls.js';
import { FooterLinksField, FooterPromotionsField } from '../pieces/FooterFields.js';
import { Panel } from '../../detail/Panel.js';
import { type CampaignForm, campaignInput } from './campaign-form.js';
import { PillsSection } from './PillsSection.js';
import { PricesSection } from './PricesSection.js';
import styles from './Record.module.css';
import { SamplePanel } from './SamplePanel.js';
import { WhenSection } from './WhenSection.js';
import { BannerSection, HeroSection } from './WordsSection.js';

interface CampaignEditorProps {
  readonly form: CampaignForm;
  readonly onChange: (form: CampaignForm) => void;
  readonly isReadOnly: boolean;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What the server refused, and why as a whole. */
  readonly refused: FieldErrors;
  readonly problem: string | null;
  readonly save: string;
  readonly onSave: (input: CampaignInput) => void;
  readonly onDiscard?: () => void;
  readonly aside?: ReactNode;
}

const timeErrors = ({ startsAt, endsAt }: CampaignForm): FieldErrors => {
  const [start, end] = [easternInstant(startsAt), easternInstant(endsAt)];
  return {
    ...(start.ok ? {} : { startsAt: faultMessage(start.fault) }),
    ...(end.ok ? {} : { endsAt: faultMessage(end.fault) }),
    ...(start.ok && end.ok && end.value <= start.value
      ? { endsAt: faultMessage({ code: 'campaign.windowInvalid', data: {} }) }
      : {}),
  };
};

const errorsOf = (form: CampaignForm): FieldErrors => ({
  ...errorsOfIssues(createCampaign.body.safeParse(campaignInput(form)).error?.issues ?? []),
  ...timeErrors(form),
});

const count = (errors: FieldErrors): string => {
  const { length } = Object.keys(errors);
  return length === 1 ? 'One field needs another look.' : `${length} fields need another look.`;
};

/** Everything that a campaign shows and brings, with the shop in miniature beside it. */
export const CampaignEditor = (props: CampaignEditorProps) => {
  const { form, onChange, isReadOnly, isDirty, isBusy, refused, problem, onSave } = props;
  const [found, setFound] = useState<FieldErrors>({});
  const element = useRef<HTMLFormElement>(null);
  const errors = { ...refused, ...found };
  const hasErrors = Object.keys(errors).length > 0;
  useEffect(() => {
    if (hasErrors) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);
  const set = (change: Partial<CampaignForm>): void => {
    setFound({});
    onChange({ ...form, ...change });
  };
  const setContent = (change: Partial<CampaignForm['content']>): void =>
    set({ content: { ...form.content, ...change } });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const wrong = errorsOf(form);
    setFound(wrong);
    if (Object.keys(wrong).length === 0) onSave(campaignInput(form));
  };
  const section = { form, set, setContent };
  return (
    <FormContext value={{ errors, isReadOnly }}>
      <form ref={element} onSubmit={submit} noValidate>
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhenSection {...section} />
            <BannerSection {...section} />
            <HeroSection {...section} />
            <PillsSection {...section} />
            <Panel title="Footer promotions">
              <FooterPromotionsField
                path="content.footerPromotions"
                none="The footer promotes what the shop’s settings say."
                value={form.content.footerPromotions}
                onChange={(footerPromotions) => setContent({ footerPromotions })}
              />
            </Panel>
            <Panel title="Footer links">
              <FooterLinksField
                path="content.footerLinks"
                none="The footer has the links of the shop’s settings."
                value={form.content.footerLinks}
                onChange={(footerLinks) => setContent({ footerLinks })}
              />
            </Panel>
            <PricesSection {...section} />
          </div>
          <div className={styles.side}>
            <SamplePanel form={form} />
            {props.aside}
          </div>
        </div>
        {isDirty && !isReadOnly && (
          <SaveBar
            words={
              hasErrors ? count(errors) : (problem ?? 'Shoppers see nothing of this until it is released.')
            }
            isWrong={hasErrors || problem !== null}
            save={props.save}
            isBusy={isBusy}
            {...(props.onDiscard === undefined ? {} : { onDiscard: props.onDiscard })}
          />
        )}
      </form>
    </FormContext>
  );
};
