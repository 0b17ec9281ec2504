export { BankLoader, type LoadReport } from './bank-loader.js';
export { type CatalogItem, ItemCatalog } from './item-catalog.js';
export { ItemCorrections } from './item-corrections.js';
export { ItemSources, type SourceItem, type SourceItems } from './item-sources.js';
export { ItemVersions, type StoredItem } from './item-versions.js';
export { type ItemCount, ItemsAdminService } from './items-admin.service.js';
export { QuestionsModule } from './questions.module.js';
