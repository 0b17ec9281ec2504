export { BankLoader, type LoadReport, makeBankLoader } from './bank-loader.js';
export type { ItemCount } from './item.repository.js';
export { type CatalogItem, ItemCatalog } from './item-catalog.js';
export { ItemCorrections } from './item-corrections.js';
export { ItemSources } from './item-sources.js';
export type { StoredItem } from './item-version.repository.js';
export { ItemVersions } from './item-versions.js';
export { ItemsAdminService } from './items-admin.service.js';
export { QuestionsModule } from './questions.module.js';
