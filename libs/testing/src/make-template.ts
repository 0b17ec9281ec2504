import { startTestPostgres } from './database.js';
import { productTemplate } from './product-template.js';

// A program: makes the database that every integration test copies, and keeps it. Packages that are
// tested at the same time would each make their own.
await (await startTestPostgres(productTemplate())).stop();
