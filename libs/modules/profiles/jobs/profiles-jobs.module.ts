import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles.module.js';
import { CreateProfile } from './profiles.handlers.js';

@Module({ imports: [ProfilesModule], providers: [CreateProfile] })
export class ProfilesJobsModule {}
