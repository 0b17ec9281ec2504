import { contactRequested, enquiryAnswered, quoteRequested } from '@prepward/contracts/events';
import type { ModuleManifest } from '@prepward/platform/manifest';
import { QUOTES_ERRORS } from './quotes.errors.js';

export const quotes = {
  name: 'quotes',
  http: async () => {
    const { QuotesHttpModule } = await import('./http/index.js');
    return [{ module: QuotesHttpModule }];
  },
  jobs: async () => {
    const { QUOTES_JOBS, QuotesJobsModule } = await import('./jobs/index.js');
    return { definitions: QUOTES_JOBS, module: QuotesJobsModule };
  },
  events: [quoteRequested, contactRequested, enquiryAnswered],
  errors: QUOTES_ERRORS,
  personal: async () => (await import('./personal-data.repository.js')).QUOTES_PERSONAL_DATA,
} as const satisfies ModuleManifest;
