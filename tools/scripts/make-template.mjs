// Makes the database that every integration test copies, and keeps it: programs that test at the same
// time would each make their own. Run with the loader that reads TypeScript, after the build.
import { startTestPostgres } from '@prepward/testing/database';
import { productTemplate } from '@prepward/testing/product-template';

await (await startTestPostgres(productTemplate())).stop();
