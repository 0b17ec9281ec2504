import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { Profile } from './profile.entity.js';
import { ProfileRepository } from './profile.repository.js';
import { ProfileNamesModule } from './profile-names.module.js';
import { ProfilesService } from './profiles.service.js';

@Module({
  imports: [
    AuthModule,
    ProfileNamesModule,
    SubscriptionsModule,
    TypeOrmModule.forFeature([Profile]),
  ],
  providers: [ProfileRepository, ProfilesService],
  exports: [ProfilesService],
})
export class ProfilesModule {}
