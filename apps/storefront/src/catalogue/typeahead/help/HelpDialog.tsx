'use client';

import { ModalDialog } from '../../../shell/controls';
import { HELP_TOPICS, type HelpTopic } from './help-topics';
import { SizeHelp } from './SizeHelp';
import { TrimHelp } from './TrimHelp';

/** Help with what to type, over the page. */
export const HelpDialog = ({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) => (
  <ModalDialog onClose={onClose} title={HELP_TOPICS.find(({ id }) => id === topic)?.title ?? ''}>
    {topic === 'size' ? <SizeHelp /> : <TrimHelp />}
  </ModalDialog>
);
