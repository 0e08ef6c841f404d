import { Panel } from '../../shell/detail/index.js';
import { EditorColumns, EditorForm, type EditorProps } from '../../shell/editor/index.js';
import formStyles from '../../shell/form/Form.module.css';
import { Control, sectionOf, TextControl } from '../../shell/form/index.js';
import { LiveOffer } from './LiveOffer.js';
import type { QuoteInput } from './quote-calls.js';
import { type QuoteForm, readQuote } from './quote-form.js';
import styles from './Quotes.module.css';
import { TiresSection } from './TiresSection.js';
import { VehicleSection } from './VehicleSection.js';

const MOST_CHARACTERS = 600;

/** Whom a quote is for, its vehicle and tires, and beside them what they cost and whether they fit. */
export const QuoteEditor = (props: EditorProps<QuoteForm, QuoteInput>) => {
  const { form, onChange } = props;
  const { set, field } = sectionOf(form, onChange);
  return (
    <EditorForm {...props} read={readQuote} words="The customer sees nothing before it is sent.">
      <EditorColumns className={styles.editor} side={<LiveOffer form={form} onChange={onChange} />}>
        <Panel title="Customer">
          <div className={formStyles.fields}>
            <TextControl label="First name" path="firstName" maxLength={25} {...field('firstName')} />
            <TextControl label="Email" path="email" maxLength={254} {...field('email')} />
            <TextControl label="Phone" path="phone" maxLength={40} {...field('phone')} />
            <TextControl label="ZIP code" path="zip" maxLength={10} {...field('zip')} />
            <div className={formStyles.wide}>
              <Control label="Message" path="message" hint="Stands in the mail and on the page.">
                {(aria) => (
                  <textarea
                    {...aria}
                    className={styles.area}
                    maxLength={MOST_CHARACTERS}
                    value={form.message}
                    onChange={({ target }) => set({ message: target.value })}
                  />
                )}
              </Control>
            </div>
          </div>
        </Panel>
        <VehicleSection
          vehicle={form.vehicle}
          // What was said of reasons was said for the vehicle before.
          onChange={(vehicle) =>
            set({ vehicle, lines: form.lines.map((line) => ({ ...line, acknowledgedReasons: null })) })
          }
        />
        <TiresSection lines={form.lines} onChange={(lines) => set({ lines })} />
      </EditorColumns>
    </EditorForm>
  );
};
