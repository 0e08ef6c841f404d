import { Panel } from '../../shell/detail/index.js';
import { EditorColumns } from '../../shell/editor/index.js';
import fields from '../../shell/form/Form.module.css';
import { TextInput } from '../../shell/form/index.js';
import { BlockFields } from './BlockFields.js';
import { NewsletterPreview } from './NewsletterPreview.js';
import { SegmentPanel } from './SegmentPanel.js';
import styles from './Newsletters.module.css';

/** Writes a newsletter and chooses its recipients, with the email beside it. */
export const NewsletterEditor = () => (
  <EditorColumns className={styles.editor} side={<NewsletterPreview />}>
    <Panel title="Email">
      <div className={fields.fields}>
        <div className={fields.wide}>
          <TextInput source="name" label="Name" hint="Only staff see it." maxLength={80} />
        </div>
        <div className={fields.wide}>
          <TextInput source="subject" label="Subject" maxLength={120} />
        </div>
        <div className={fields.wide}>
          <TextInput
            source="preheader"
            label="Preheader, optional"
            hint="Inboxes show it beside the subject."
            maxLength={150}
          />
        </div>
      </div>
    </Panel>
    <Panel title="Blocks">
      <BlockFields />
    </Panel>
    <SegmentPanel />
  </EditorColumns>
);
