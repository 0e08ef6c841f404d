import { formatMoney, type Cents } from '@simpletread/domain';

import { lenderName, type LoanSession } from './loan-session.js';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}: sandbox</title>
<link rel="stylesheet" href="/identity/page.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;

const backLink = (href: string): string => `<p><a href="${escaped(href)}">Back to SimpleTread</a></p>`;

/** The lender's page: what is lent for what, and the answers it can give the shop. */
export const loanPage = ({ id, lender, amountInCents, description }: LoanSession): string => {
  const name = lenderName(lender);
  const amount = formatMoney(amountInCents as Cents);
  return page(
    `Pay with ${name}`,
    `<h1>Pay ${amount} with ${name}</h1>
<p>SimpleTread: ${escaped(description)}</p>
<p>This is the stand-in for ${name}. Nobody is really lent anything here: choose what happens.</p>
<form method="post" action="/pay-later/${escaped(id)}/answers">
<button name="answer" value="approved">Agree and pay ${amount}</button>
<button name="answer" value="declined" class="second">Be declined</button>
<button name="answer" value="late" class="second">Agree, and go back later</button>
<button name="answer" value="left" class="second">Leave without paying</button>
</form>`,
  );
};

const ENDED: Readonly<Record<string, string>> = {
  approved: 'You have agreed. Go back to the shop whenever you like: your order is placed.',
  captured: 'You have agreed and your order is paid.',
  declined: 'This request was declined. Nothing was lent.',
  left: 'You have left this request. Nothing was lent.',
  cancelled: 'The shop has withdrawn this request. Nothing was lent.',
  expired: 'This request has ended. Nothing was lent.',
};

/** The outcome of an answered or expired request; `backHref` leads to the shop. */
export const loanEndPage = (lender: string, state: string, backHref: string): string => {
  const name = lenderName(lender);
  return page(name, `<h1>${name}</h1>\n<p>${ENDED[state] ?? ''}</p>\n${backLink(backHref)}`);
};
