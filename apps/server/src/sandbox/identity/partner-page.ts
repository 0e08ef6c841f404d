import { ownValue } from '@simpletread/domain';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const GROUPS: Readonly<Record<string, string>> = {
  military: 'a member of the military',
  student: 'a student',
  teacher: 'a teacher',
};

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** The partner's page: the person to verify, and the answer to the shop. */
export const partnerPage = (
  fields: Readonly<Record<string, string>>,
  group: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Verify your identity (sandbox)</title>
<link rel="stylesheet" href="/identity/page.css">
</head>
<body>
<main>
<h1>Verify that you are ${ownValue(GROUPS, group) ?? 'in this group'}</h1>
<p>This page stands in for a verification partner. No one is really verified. Choose its answer to the shop:</p>
<form method="post" action="/identity/answers">
${hidden(fields)}
<label>Full name <input name="person" value="Jordan Hale" maxlength="80" required autocomplete="off"></label>
<p class="note">One person can verify one account at the shop.</p>
<button name="answer" value="verified">Verified</button>
<button name="answer" value="denied" class="second">Not verified</button>
<button name="answer" value="fault" class="second">Fail when the shop asks</button>
<button name="answer" value="slow" class="second">Answer the shop too slowly</button>
</form>
</main>
</body>
</html>
`;

export const PARTNER_STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.5rem;line-height:1.25}
label{display:grid;gap:.25rem;font-weight:600}
input{font:inherit;padding:.6rem .75rem;border:1px solid GrayText;border-radius:6px;width:100%}
.note{margin:.25rem 0 1rem;font-size:.875rem}
button{display:block;width:100%;min-height:44px;margin:.5rem 0;padding:.6rem 1rem;font:inherit;font-weight:600;border-radius:6px;border:1px solid CanvasText;background:CanvasText;color:Canvas;cursor:pointer}
.second{background:Canvas;color:CanvasText}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}
`;
