export { BankLoader, type LoadReport } from './bank-loader.js';
export { type CatalogItem, ItemCatalog } from './item-catalog.js';
export { type Correction, ItemCorrections } from './item-corrections.js';
export { ItemVersions, type StoredItem } from './item-versions.js';
export { type ItemCount, ItemsAdminService } from './items-admin.service.js';
export { QuestionsModule } from './questions.module.js';
