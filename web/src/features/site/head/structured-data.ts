import { BRAND } from '@prepward/contracts/brand';
import { dollars } from '@prepward/contracts/money';
import { PLANS, TEST_BANK_PRODUCTS } from '@prepward/contracts/plans';
import type { Faq } from '../site-data.js';
import type { Trail } from '../trail.js';
import type { PageFacts } from './page-facts.js';

type Thing = Record<string, unknown>;

/** A page as structured data needs it. */
export interface DescribedPage {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  path: string;
  title: string;
  description: string;
  /** Absolute address of the picture that represents the page. */
  image: string;
  facts: PageFacts;
  /** Whether these words are on the page: structured data may only say what readers can see. */
  shows: (words: string) => boolean;
}

const organizationId = (origin: string): string => `${origin}/#organization`;

function siteThings({ origin }: DescribedPage): Thing[] {
  return [
    {
      '@type': 'EducationalOrganization',
      '@id': organizationId(origin),
      name: BRAND.name,
      legalName: BRAND.legalEntity,
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: BRAND.contactEmail,
      telephone: BRAND.phone,
      sameAs: BRAND.social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: BRAND.name,
      url: `${origin}/`,
      inLanguage: 'en-US',
      publisher: { '@id': organizationId(origin) },
    },
  ];
}

function breadcrumb(origin: string, path: string, { above, here }: Trail): Thing {
  const entries = [{ label: 'Home', to: '/' }, ...above, { label: here, to: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}

function faqPage(faqs: readonly Faq[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function articleThing({ origin, path, description, image, facts }: DescribedPage): Thing {
  return {
    '@type': 'Article',
    headline: facts.heading,
    description,
    image,
    datePublished: facts.article?.published,
    dateModified: facts.updated,
    articleSection: facts.article?.categoryName,
    inLanguage: 'en-US',
    mainEntityOfPage: origin + path,
    author: { '@type': 'Organization', name: BRAND.name, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: BRAND.name, logo: `${origin}/icon-512.png` },
  };
}

interface OnSale {
  name: string;
  description: string;
  priceCents: number;
}

const PLANS_ON_SALE: readonly OnSale[] = PLANS.map((plan) => ({
  name: plan.name,
  description: `The whole question bank and unlimited mock exams for ${plan.days} days, renewing until canceled.`,
  priceCents: plan.priceCents,
}));

const PAPERS_ON_SALE: readonly OnSale[] = TEST_BANK_PRODUCTS.map(({ name, priceCents }) => ({
  name,
  description: 'Practice papers to print, with keys and rationales. One payment, yours to keep.',
  priceCents,
}));

/** The products whose price the page shows. */
function products({ origin, path, image, shows }: DescribedPage, onSale: readonly OnSale[]) {
  return onSale
    .filter(({ priceCents }) => shows(dollars(priceCents)))
    .map(({ name, description, priceCents }) => ({
      '@type': 'Product',
      name: `${BRAND.name} ${name}`,
      description,
      image,
      brand: { '@type': 'Brand', name: BRAND.name },
      offers: {
        '@type': 'Offer',
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: origin + path,
        seller: { '@id': organizationId(origin) },
      },
    }));
}

/**
 * What the page is, in schema.org terms: only what a reader of the page sees too. Ratings are left out:
 * they are the operator's statements, and no reviews back them.
 */
export function structuredData(page: DescribedPage): Thing[] {
  const { origin, path, facts, shows } = page;
  const faqs = facts.faqs.filter(({ question, answer }) => shows(question) && shows(answer));
  return [
    ...(facts.kind === 'home' ? siteThings(page) : []),
    ...(facts.trail ? [breadcrumb(origin, path, facts.trail)] : []),
    ...(facts.kind === 'article' ? [articleThing(page)] : []),
    ...(faqs.length > 0 ? [faqPage(faqs)] : []),
    ...(path === '/pricing' ? products(page, PLANS_ON_SALE) : []),
    ...(path === '/buy-test-bank' ? products(page, PAPERS_ON_SALE) : []),
  ];
}

/** JSON for a script element: no text in it can end the element or begin a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
