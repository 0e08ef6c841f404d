// A busy machine is no reason to fail: `findBy` and `waitFor` wait for a fact and give up long after a second.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 30_000 });
