import { Kbd } from '@simpletread/ui';

import { keyNames } from './key-names.js';

/** The keys of a shortcut beside what they do; never read out with a button's name. */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <span aria-hidden="true" style={{ display: 'inline-flex', gap: 3 }}>
    {keyNames(keys).map((name, index) => (
      <Kbd key={`${name}${index}`}>{name}</Kbd>
    ))}
  </span>
);
