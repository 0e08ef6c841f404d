import { Panel } from '../../shell/detail/index.js';
import { EditorColumns } from '../../shell/editor/index.js';
import formStyles from '../../shell/form/Form.module.css';
import { TextInput } from '../../shell/form/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { LiveOffer } from './LiveOffer.js';
import { MessagesPreview } from './MessagesPreview.js';
import styles from './Quotes.module.css';
import { ReceivingSection } from './receiving/ReceivingSection.js';
import { TiresSection } from './TiresSection.js';
import { VehicleSection } from './VehicleSection.js';

const MOST_CHARACTERS = 600;

interface QuoteEditorProps {
  /** Null for a quote that isn’t saved yet. */
  readonly number?: string | null;
}

/** The customer of a quote, the vehicle and tires, and beside them what they cost and whether they fit. */
export const QuoteEditor = ({ number = null }: QuoteEditorProps) => (
  <EditorColumns
    className={styles.editor}
    side={
      <div className={panel.stack}>
        <LiveOffer />
        <MessagesPreview number={number} />
      </div>
    }
  >
    <Panel title="Customer">
      <div className={formStyles.fields}>
        <TextInput label="First name" source="firstName" maxLength={25} />
        <TextInput label="Email" source="email" maxLength={254} />
        <TextInput label="Phone" source="phone" maxLength={40} />
        <TextInput label="ZIP code" source="zip" maxLength={10} />
        <div className={formStyles.wide}>
          <TextInput
            label="Message"
            source="message"
            hint="Appears in the email and on the page."
            rows={4}
            maxLength={MOST_CHARACTERS}
          />
        </div>
      </div>
    </Panel>
    <VehicleSection />
    <TiresSection />
    <ReceivingSection />
  </EditorColumns>
);
