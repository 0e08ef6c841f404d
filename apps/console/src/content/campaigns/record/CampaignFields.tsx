import { Panel } from '../../../shell/detail/index.js';
import { EditorColumns } from '../../../shell/editor/index.js';
import { FooterLinksFields, FooterPromotionsFields } from '../pieces/FooterFields.js';
import { PillsSection } from './PillsSection.js';
import { PricesSection } from './PricesSection.js';
import styles from './Record.module.css';
import { SamplePanel } from './SamplePanel.js';
import { WhenSection } from './WhenSection.js';
import { BannerSection, HeroSection } from './WordsSection.js';

/** Everything that a campaign shows and brings, with the shop in miniature beside it. */
export const CampaignFields = () => (
  <EditorColumns className={styles.editor} side={<SamplePanel />}>
    <WhenSection />
    <BannerSection />
    <HeroSection />
    <PillsSection />
    <Panel title="Footer promotions">
      <FooterPromotionsFields
        source="content.footerPromotions"
        none="The footer shows the promotions from the shop settings."
      />
    </Panel>
    <Panel title="Footer links">
      <FooterLinksFields
        source="content.footerLinks"
        none="The footer shows the links from the shop settings."
      />
    </Panel>
    <PricesSection />
  </EditorColumns>
);
