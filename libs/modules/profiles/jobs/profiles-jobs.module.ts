import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles.module.js';
import { ActivateProfile, CreateProfile } from './profiles.handlers.js';

@Module({ imports: [ProfilesModule], providers: [CreateProfile, ActivateProfile] })
export class ProfilesJobsModule {}
