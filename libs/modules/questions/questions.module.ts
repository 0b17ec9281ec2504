import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankLoader } from './bank-loader.js';
import { Item } from './item.entity.js';
import { ItemCatalog } from './item-catalog.js';
import { ItemCorrections } from './item-corrections.js';
import { ItemSources } from './item-sources.js';
import { ItemVersion } from './item-version.entity.js';
import { ItemVersions } from './item-versions.js';
import { ItemsAdminService } from './items-admin.service.js';
import { Passage } from './passage.entity.js';

/** The question bank in the database. */
@Module({
  imports: [TypeOrmModule.forFeature([Item, ItemVersion, Passage])],
  providers: [
    BankLoader,
    ItemCatalog,
    ItemCorrections,
    ItemsAdminService,
    ItemSources,
    ItemVersions,
  ],
  exports: [BankLoader, ItemCatalog, ItemCorrections, ItemsAdminService, ItemSources, ItemVersions],
})
export class QuestionsModule {}
