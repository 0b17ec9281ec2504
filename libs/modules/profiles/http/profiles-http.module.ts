import { Module } from '@nestjs/common';
import { ProfileNamesModule } from '../profile-names.module.js';
import { ProfilesModule } from '../profiles.module.js';
import { ProfilesController } from './profiles.controller.js';

@Module({ imports: [ProfilesModule, ProfileNamesModule], controllers: [ProfilesController] })
export class ProfilesHttpModule {}
