import type { CampaignRecord } from '@simpletread/contract';

import { TextControl } from '../../../shell/form/index.js';
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

interface FieldProps<P> {
  /** Where they stand in what is sent. */
  readonly path: string;
  readonly none: string;
  readonly value: readonly P[];
  readonly onChange: (value: P[]) => void;
}

/** Links of the footer. */
export const FooterLinksField = ({ path, none, value, onChange }: FieldProps<SiteLink>) => (
  <PieceList
    isRow
    noun="link"
    none={none}
    empty={NEW_LINK}
    most={MOST_LINKS}
    pieces={value}
    onChange={onChange}
  >
    {(link, set, index) => (
      <>
        <TextControl
          label="Words"
          path={`${path}.${index}.label`}
          maxLength={60}
          value={link.label}
          onChange={(label) => set({ label })}
        />
        <TextControl
          label="Page"
          path={`${path}.${index}.link`}
          maxLength={300}
          placeholder="/tire-deals"
          value={link.link}
          onChange={(page) => set({ link: page })}
        />
      </>
    )}
  </PieceList>
);

/** What the footer promotes. */
export const FooterPromotionsField = ({ path, none, value, onChange }: FieldProps<FooterPromotion>) => (
  <PieceList
    noun="footer promotion"
    none={none}
    empty={NEW_PROMOTION}
    most={MOST_PROMOTIONS}
    pieces={value}
    onChange={onChange}
  >
    {(promotion, set, index) => (
      <>
        <TextControl
          label="Title"
          path={`${path}.${index}.label`}
          maxLength={60}
          value={promotion.label}
          onChange={(label) => set({ label })}
        />
        <TextControl
          label="Leads to the page"
          path={`${path}.${index}.link`}
          maxLength={300}
          placeholder="/tire-deals"
          value={promotion.link}
          onChange={(link) => set({ link })}
        />
        <div className={styles.wide}>
          <TextControl
            label="What it says"
            path={`${path}.${index}.text`}
            maxLength={160}
            value={promotion.text}
            onChange={(text) => set({ text })}
          />
        </div>
        <ShownToFields path={`${path}.${index}`} value={promotion} onChange={set} />
      </>
    )}
  </PieceList>
);
