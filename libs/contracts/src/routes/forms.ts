import { accepted } from '../account.js';
import { contactBody, formTokenAnswer, quoteBody } from '../quotes.js';
import type { RouteRows } from './route.js';

export const FORM_ROUTES = {
  'forms.open': { access: 'public', tag: 'quotes', answer: formTokenAnswer },
  'forms.quote': {
    access: 'public',
    tag: 'quotes',
    status: 202,
    body: quoteBody,
    answer: accepted,
    idempotent: true,
  },
  'forms.contact': {
    access: 'public',
    tag: 'quotes',
    status: 202,
    body: contactBody,
    answer: accepted,
    idempotent: true,
  },
} satisfies RouteRows;
