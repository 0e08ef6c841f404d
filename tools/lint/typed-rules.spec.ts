// In one file: together they load the types of each app once.
import './typed-rules/console-parts.cases.js';
import './typed-rules/form-contracts.cases.js';
import './typed-rules/own-keys.cases.js';
import './typed-rules/picked-rows.cases.js';
import './typed-rules/sql-statements.cases.js';
import { endLinter } from './typed-rules/refused-lines.js';

afterAll(endLinter);
