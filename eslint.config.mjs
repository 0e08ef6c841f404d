import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { commentOpenings } from './tools/lint/comment-openings.mjs';
import { formContracts } from './tools/lint/form-contracts.mjs';
import { ownKeys } from './tools/lint/own-keys.mjs';
import { pickedRows } from './tools/lint/picked-rows.mjs';

const RUNS_SQL = 'CallExpression[callee.property.name=/^(query|one|execute|prepared)$/]';

// A value never becomes part of a statement's text: parameters only.
const noSqlTemplates = [
  {
    selector: `${RUNS_SQL} > TemplateLiteral[expressions.length>0]`,
    message: 'SQL takes parameters, never template values.',
  },
  {
    selector: `${RUNS_SQL} > BinaryExpression.arguments:first-child`,
    message: 'SQL takes parameters, never concatenation.',
  },
];

// A statement may be put together of constants of its file, named as such, and of nothing that anybody has sent.
const SQL_TEMPLATE =
  'TemplateLiteral:has(> TemplateElement:first-child[value.raw=/^\\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH)\\s/])';
const constantsInSql = [
  {
    selector: `${SQL_TEMPLATE} > :not(TemplateElement):not(Identifier[name=/^[A-Z][A-Z0-9_]*$/]):not(CallExpression[arguments.0.type='Literal'])`,
    message: 'SQL is made of constants alone: whatever else goes into it is a parameter.',
  },
];

/** The provider that the sandbox plays keeps books of its own, which no entity of the shop describes. */
const OTHERS_BOOKS = 'apps/server/src/sandbox/**';

const impure = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The clock comes in as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The clock comes in as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness comes in as an argument.',
  },
  { selector: "MemberExpression[object.name='process']", message: 'The domain knows no environment.' },
];

const noFloatMoney = [
  {
    selector: "CallExpression[callee.name='parseFloat']",
    message: 'Money is integer cents; other figures go through Number() after a check.',
  },
];

// A busy machine is no reason to fail: a test waits for a fact, and has the suite's whole minute for it.
const IS_TEST_OR_HOOK = 'callee.name=/^(it|test|(before|after)(All|Each))$/';
const lowLimits = [
  {
    selector: `CallExpression[${IS_TEST_OR_HOOK}] > Literal.arguments[value<=60000]`,
    message: 'The suite gives every test and hook 60 seconds: name a limit only to raise it.',
  },
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name='setTimeout']",
    message: 'The suite gives every test and hook 60 seconds.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for a fact, never for a time.',
  },
  {
    selector:
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout']:not([arguments.length=1]):not([arguments.1.value=0])",
    message: 'Wait for a fact, never for a time.',
  },
  {
    selector:
      "ImportDeclaration[source.value='node:timers/promises'] > ImportSpecifier[imported.name='setTimeout']",
    message: 'Wait for a fact, never for a time.',
  },
  { selector: 'Literal[value=/pg_sleep/]', message: 'Wait for a fact, never for a time.' },
  { selector: 'TemplateElement[value.raw=/pg_sleep/]', message: 'Wait for a fact, never for a time.' },
];

// Fields, choices, buttons, folds and dialogs for staff are parts of MUI in the console’s theme, in a form of react-admin.
const RAW_PARTS = ['input', 'select', 'textarea', 'dialog', 'button', 'form', 'details', 'table'];
const noRawParts = (/** @type {readonly string[]} */ except = []) => [
  {
    selector: `JSXOpeningElement[name.name=/^(${RAW_PARTS.filter((part) => !except.includes(part)).join('|')})$/]`,
    message:
      'Fields, buttons, forms, folds, tables and dialogs of the console are parts of MUI and react-admin: see its shell.',
  },
];

/** Files of the console with parts of their own, and the reason. */
const OWN_PARTS = [
  // A spreadsheet of ours: thousands of cells that keys move through, each too light for a part of MUI.
  {
    files: ['apps/console/src/pricing/price-lists/{Cell,GridLine,PriceGrid}.tsx'],
    parts: ['input', 'select', 'button', 'table'],
  },
  // A note of staff: one box with its state, sent by a key as well, and empty again after each note.
  { files: ['apps/console/src/shell/note-form/NoteForm.tsx'], parts: ['form'] },
  // Read when they are sent: password managers fill fields without change events.
  {
    files: [
      'apps/console/src/shell/auth/{AcceptInvitationPage,AuthenticatorSetup,PasswordStep,SecondFactorStep}.tsx',
    ],
    parts: ['form'],
  },
];

/** Dialogs of the console with fields that no call sends. */
const UNSENT_FIELDS = [
  // Found lines and tires become rows of the price grid, which are checked and saved there.
  'apps/console/src/pricing/price-lists/FindKeyDialog.tsx',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.next/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/next-env.d.ts',
      'tools/boundaries/fixtures/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { comments: { rules: { openings: commentOpenings } } },
    rules: {
      'comments/openings': 'error',
      'no-restricted-syntax': ['error', ...noSqlTemplates, ...noFloatMoney],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'no-param-reassign': 'error',
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noSqlTemplates, ...constantsInSql, ...noFloatMoney] },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**', OTHERS_BOOKS],
    plugins: { rows: { rules: { picked: pickedRows } } },
    rules: { 'rows/picked': 'error' },
  },
  {
    files: ['tools/**/*.ts', 'bench/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    plugins: { rows: { rules: { picked: pickedRows } } },
    rules: { 'rows/picked': 'error' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'bench/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    plugins: { keys: { rules: { own: ownKeys } } },
    rules: { 'keys/own': 'error' },
  },
  {
    files: ['apps/console/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...noSqlTemplates, ...noFloatMoney, ...noRawParts()] },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { forms: { rules: { contract: formContracts } } },
    rules: {
      'forms/contract': 'error',
      // A schema of the console's own would be a second opinion on what the server accepts.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: 'The console checks forms with the schemas of the contract.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  { files: UNSENT_FIELDS, rules: { 'forms/contract': 'off' } },
  ...OWN_PARTS.map(({ files, parts }) => ({
    files,
    rules: { 'no-restricted-syntax': ['error', ...noSqlTemplates, ...noFloatMoney, ...noRawParts(parts)] },
  })),
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noSqlTemplates, ...noFloatMoney, ...impure] },
  },
  {
    files: ['**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noSqlTemplates, ...noFloatMoney, ...lowLimits] },
  },
  {
    files: ['apps/server/{src,test}/**/*.int.spec.ts'],
    // They read streams that never end.
    ignores: [
      'apps/server/src/platform/live/**',
      'apps/server/test/access/access.int.spec.ts',
      'apps/server/test/access/customer-roles.int.spec.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Integration tests call servers through `send` of the harness.' },
      ],
    },
  },
  {
    files: [
      'apps/server/{src,test}/**/*.ts',
      'apps/console/{src,test}/**/*.{ts,tsx}',
      'apps/storefront/src/**/*.{ts,tsx}',
      'libs/*/src/**/*.{ts,tsx}',
      'tools/**/*.ts',
      'bench/**/*.ts',
      'e2e/**/*.ts',
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['apps/console/{src,test}/**', 'apps/storefront/src/**', 'libs/ui/src/**'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  { files: ['tools/**', 'bench/**', 'e2e/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
  { files: ['apps/server/assets/**'], languageOptions: { globals: { ...globals.browser } } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  prettier,
);
