import { openBrowser } from './browser.js';
import { takeMails } from './mails.js';
import { takePages } from './pages.js';
import { takeProductPictures } from './product.js';
import { takeReadmePictures } from './readme.js';

const USAGE = `npm run pictures -- product             the product's pictures on the home page
npm run pictures -- readme              the pictures of README.md
npm run pictures -- pages FOLDER /a /b  whole pages at 360, 768 and 1440 px, light and dark
npm run pictures -- mails FOLDER        every kind of email in /dev/inbox, as HTML and as text
They look at http://localhost:3000, or at SITE_URL; "product" and "readme" need the demo accounts from npm run seed.`;

const [what, folder, ...addresses] = process.argv.slice(2);
const baseURL = process.env.SITE_URL ?? 'http://localhost:3000';
const browser = await openBrowser();
try {
  if (what === 'product') {
    await takeProductPictures(browser, baseURL);
  } else if (what === 'readme') {
    await takeReadmePictures(browser, baseURL);
  } else if (what === 'pages' && folder !== undefined && addresses.length > 0) {
    await takePages(browser, baseURL, folder, addresses);
  } else if (what === 'mails' && folder !== undefined) {
    await takeMails(browser, baseURL, folder);
  } else {
    console.error(USAGE);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
