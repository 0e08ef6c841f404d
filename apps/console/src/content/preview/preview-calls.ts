import { askForPreview, type PreviewSettings } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

/** A secret one-time link: the answer isn't cached for a second try. */
export const previewCalls = {
  askForPreview: (body: PreviewSettings) => client.call(askForPreview, { body }),
};

export const usePreviewCalls = () => useCalls(previewCalls);
