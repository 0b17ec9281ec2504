import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler } from '@prepward/platform/queue';
import { ProfilesService } from '../profiles.service.js';
import { activateProfile, createProfile } from './profiles.jobs.js';

@Injectable()
@HandlesJob(createProfile)
export class CreateProfile implements JobHandler<{ userId: string }> {
  constructor(private readonly profiles: ProfilesService) {}

  handle({ userId }: { userId: string }): Promise<void> {
    return this.profiles.create(userId);
  }
}

@Injectable()
@HandlesJob(activateProfile)
export class ActivateProfile implements JobHandler<{ userId: string; endsAt: string | null }> {
  constructor(private readonly profiles: ProfilesService) {}

  handle({ userId, endsAt }: { userId: string; endsAt: string | null }): Promise<void> {
    return this.profiles.activate(userId, endsAt);
  }
}
