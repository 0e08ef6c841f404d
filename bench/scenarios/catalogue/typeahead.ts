import { searchTypeahead } from '@simpletread/contract';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const TYPED = ['2019 honda cr-v', 'toyota camry', '225/65r17', 'michelin defender', 'winter tires', 'f150'];

/** Every prefix of typed text: `2`, `20`, `201` … */
const halves = (text: string): string[] => Array.from(text, (_, n) => text.slice(0, n + 1));

export const typeahead: Scenario = {
  name: 'typeahead',
  what: 'GET /search-typeahead: key by key',
  limit: 'empty route',
  target: { ofLimit: 0.5, p99Ms: 10 },
  prepare: async ({ serverUrl, caller }) => {
    const calls = TYPED.flatMap(halves).map((queryText) =>
      prepare(serverUrl, searchTypeahead, { query: { queryText } }),
    );
    const next = inTurn(calls, 'searches');
    return () => caller.send(next());
  },
};
