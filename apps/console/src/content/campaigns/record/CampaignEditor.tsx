import { createCampaign, faultMessage } from '@simpletread/contract';
import { easternInstant } from '@simpletread/domain';

import { Panel } from '../../../shell/detail/index.js';
import { EditorColumns, EditorForm, type EditorProps, type ReadForm } from '../../../shell/editor/index.js';
import { errorsOfIssues, type FieldErrors, sectionOf } from '../../../shell/form/index.js';
import type { CampaignInput } from '../campaign-calls.js';
import { FooterLinksField, FooterPromotionsField } from '../pieces/FooterFields.js';
import { type CampaignForm, campaignInput } from './campaign-form.js';
import { PillsSection } from './PillsSection.js';
import { PricesSection } from './PricesSection.js';
import styles from './Record.module.css';
import { SamplePanel } from './SamplePanel.js';
import { WhenSection } from './WhenSection.js';
import { BannerSection, HeroSection } from './WordsSection.js';

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

const read = (form: CampaignForm): ReadForm<CampaignInput> => {
  const input = campaignInput(form);
  const { error } = createCampaign.body.safeParse(input);
  return { input, errors: { ...errorsOfIssues(error?.issues ?? []), ...timeErrors(form) } };
};

/** Everything that a campaign shows and brings, with the shop in miniature beside it. */
export const CampaignEditor = (props: EditorProps<CampaignForm, CampaignInput>) => {
  const { form } = props;
  const fields = sectionOf(form, props.onChange);
  const { set: setContent } = sectionOf(form.content, (content) => fields.set({ content }));
  const section = { ...fields, setContent };
  return (
    <EditorForm {...props} read={read} words="Shoppers see nothing of this until it is released.">
      <EditorColumns className={styles.editor} side={<SamplePanel form={form} />}>
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
      </EditorColumns>
    </EditorForm>
  );
};
