import { Module } from '@nestjs/common';
import { AuthModule } from '@prepward/modules/auth';
import { ProfilesModule } from '../profiles.module.js';
import { ProfilesController } from './profiles.controller.js';

@Module({ imports: [ProfilesModule, AuthModule], controllers: [ProfilesController] })
export class ProfilesHttpModule {}
