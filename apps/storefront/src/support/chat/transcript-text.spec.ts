import type { ChatMessage } from '@simpletread/contract';
import { transcriptText } from './transcript-text';

const message = (seq: number, change: Partial<ChatMessage>): ChatMessage => ({
  ...{ seq, by: 'customer', author: 'Dana', text: 'Hello', at: '2026-03-04T15:00:00.000Z' },
  ...{ card: null, files: [], ...change },
});

it('a saved chat says who said what and when', () => {
  const text = transcriptText({ caseNumber: 'C-7731' }, [
    message(1, {}),
    message(2, { by: 'system', text: 'Robin joined the chat.' }),
    message(3, { files: [{ name: 'tread.png', mediaType: 'image/png' }] }),
  ]);
  expect(text.split('\n')).toEqual([
    'Chat with SimpleTread, case C-7731',
    '',
    expect.stringMatching(/10:00 am ET {2}Dana: Hello$/),
    expect.stringMatching(/ET {2}Robin joined the chat\.$/),
    expect.stringMatching(/ET {2}Dana: \[tread\.png\]$/),
    '',
  ]);
});
