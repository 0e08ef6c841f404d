import { askForPreview, type PreviewSettings } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

/** A link that is good once and told to nobody: nothing keeps the answer for a second try. */
export const previewCalls = {
  askForPreview: (body: PreviewSettings) => client.call(askForPreview, { body }),
};

export const usePreviewCalls = () => useCalls(previewCalls);
