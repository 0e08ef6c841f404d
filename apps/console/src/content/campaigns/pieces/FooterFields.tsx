import type { CampaignRecord } from '@simpletread/contract';

import { TextInput } from '../../../shell/form/index.js';
import { PieceList } from './PieceList.js';
import styles from './Pieces.module.css';
import { ShownToFields } from './ShownToFields.js';

type Content = CampaignRecord['content'];
type FooterPromotion = Content['footerPromotions'][number];
type SiteLink = Content['footerLinks'][number];

const NEW_PROMOTION: FooterPromotion = { id: '', label: '', text: '', link: '', audience: 'all', states: [] };
const NEW_LINK: SiteLink = { label: '', link: '' };
const MOST_PROMOTIONS = 6;
const MOST_LINKS = 20;

interface FieldsProps {
  readonly source: string;
  readonly none: string;
}

/** Links of the footer. */
export const FooterLinksFields = (list: FieldsProps) => (
  <PieceList isRow noun="link" empty={NEW_LINK} most={MOST_LINKS} {...list}>
    {(link) => (
      <>
        <TextInput label="Link text" source={`${link}.label`} maxLength={60} />
        <TextInput label="Link to page" source={`${link}.link`} maxLength={300} placeholder="/tire-deals" />
      </>
    )}
  </PieceList>
);

/** Promotions of the footer. */
export const FooterPromotionsFields = (list: FieldsProps) => (
  <PieceList noun="footer promotion" empty={NEW_PROMOTION} most={MOST_PROMOTIONS} {...list}>
    {(promotion) => (
      <>
        <TextInput label="Title" source={`${promotion}.label`} maxLength={60} />
        <TextInput
          label="Link to page"
          source={`${promotion}.link`}
          maxLength={300}
          placeholder="/tire-deals"
        />
        <div className={styles.wide}>
          <TextInput label="Text" source={`${promotion}.text`} maxLength={160} />
        </div>
        <ShownToFields source={promotion} />
      </>
    )}
  </PieceList>
);
