import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BankRepository } from './bank.repository.js';
import { BankLoader } from './bank-loader.js';
import { Item } from './item.entity.js';
import { ItemRepository } from './item.repository.js';
import { ItemCatalog } from './item-catalog.js';
import { ItemCorrections } from './item-corrections.js';
import { ItemEditing } from './item-editing.js';
import { ItemSources } from './item-sources.js';
import { ItemStatistics } from './item-statistics.entity.js';
import { ItemStatisticsRepository } from './item-statistics.repository.js';
import { ItemVersion } from './item-version.entity.js';
import { ItemVersionRepository } from './item-version.repository.js';
import { ItemVersions } from './item-versions.js';
import { ItemsAdminService } from './items-admin.service.js';
import { Passage } from './passage.entity.js';

/** The question bank in the database. */
@Module({
  imports: [TypeOrmModule.forFeature([Item, ItemStatistics, ItemVersion, Passage])],
  providers: [
    BankLoader,
    BankRepository,
    ItemCatalog,
    ItemCorrections,
    ItemEditing,
    ItemRepository,
    ItemsAdminService,
    ItemSources,
    ItemStatisticsRepository,
    ItemVersionRepository,
    ItemVersions,
  ],
  exports: [
    BankLoader,
    ItemCatalog,
    ItemCorrections,
    ItemEditing,
    ItemsAdminService,
    ItemSources,
    ItemVersions,
  ],
})
export class QuestionsModule {}
