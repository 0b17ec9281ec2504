import { BRAND } from '@prepward/contracts/brand';
import { type Html, html } from '@prepward/pay-sandbox/html';
import { sandboxPage } from '@prepward/pay-sandbox/sandbox-page';
import { ACCOUNTS, type Account } from './accounts.js';
import { ASSETS_PATH, INTERACTION_PATH } from './paths.js';

function page(title: string, main: Html): string {
  return sandboxPage({
    title: `${title} · Google sandbox`,
    assets: ASSETS_PATH,
    body: html`<body>
<header><p class="banner"><strong>Sandbox – this isn’t Google</strong></p></header>
<main>${main}</main>
<footer><p>This page is part of ${BRAND.name}’s development setup. Both people are made up, and no password is asked for.</p></footer>
</body>`,
  });
}

function choice({ id, email, firstName, lastName }: Account): Html {
  return html`<li><button class="account" name="account" value="${id}"><span class="initial" aria-hidden="true">${firstName.charAt(0)}</span><span class="who"><span class="name">${firstName} ${lastName}</span> <span class="email">${email}</span></span></button></li>`;
}

/** The page where someone chooses an account. */
export function choicePage(uid: string): string {
  return page(
    'Choose an account',
    html`<form class="card" method="post" action="${INTERACTION_PATH}/${uid}"><h1>Choose an account</h1><p class="lead">to continue to ${BRAND.name}</p><ul>${ACCOUNTS.map(choice)}</ul><p class="note">${BRAND.name} will see this account’s name and email address.</p><button class="quiet" name="cancel" value="yes">Cancel</button></form>`,
  );
}

/** The page for a sign-in that expired or was already finished. */
export function problemPage(publicUrl: string): string {
  return page(
    'Start again',
    html`<section class="card"><h1>This sign-in has ended</h1><p class="lead">It took too long, or it was already finished. Start again on the site.</p><p><a class="quiet" href="${publicUrl}/login">Back to ${BRAND.name}</a></p></section>`,
  );
}
