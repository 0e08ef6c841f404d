import { type Cents, formatMoney, ownValue } from '@simpletread/domain';

import { isOnNetTerms, lenderName, type LoanSession } from './loan-session.js';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} (sandbox)</title>
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
export const loanPage = (session: LoanSession): string => {
  const { id, lender, amountInCents, description } = session;
  const name = lenderName(lender);
  const amount = formatMoney(amountInCents as Cents);
  return page(
    `Pay with ${name}`,
    `<h1>Pay ${amount} with ${name}</h1>
<p>SimpleTread: ${escaped(description)}</p>
<p>This page stands in for ${name}. No money is lent. Choose an outcome:</p>
<form method="post" action="/pay-later/${escaped(id)}/answers">
<button name="answer" value="approved">${isOnNetTerms(session) ? `Agree and pay ${amount} by invoice in 30 days` : `Agree and pay ${amount}`}</button>
<button name="answer" value="declined" class="second">Decline</button>
<button name="answer" value="late" class="second">Agree, but return to the shop later</button>
<button name="answer" value="half" class="second">Agree, but pay only half (a dishonest lender)</button>
<button name="answer" value="left" class="second">Leave without paying</button>
</form>`,
  );
};

const ENDED: Readonly<Record<string, string>> = {
  approved: 'You agreed, and the shop is placing your order. You can return to it at any time.',
  captured: 'You agreed, and your order is paid.',
  declined: 'This request was declined. No money was lent.',
  left: 'You left without paying. No money was lent.',
  cancelled: 'The shop withdrew this request. No money was lent.',
  expired: 'This request expired. No money was lent.',
};

/** The outcome of an answered or expired request; `backHref` leads to the shop. */
export const loanEndPage = (lender: string, state: string, backHref: string): string => {
  const name = lenderName(lender);
  return page(name, `<h1>${name}</h1>\n<p>${ownValue(ENDED, state) ?? ''}</p>\n${backLink(backHref)}`);
};
