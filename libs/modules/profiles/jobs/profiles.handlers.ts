import { Injectable } from '@nestjs/common';
import { HandlesJob, type JobHandler, type PayloadOf } from '@prepward/platform/queue';
import { ProfilesService } from '../profiles.service.js';
import { activateProfile, createProfile } from './profiles.jobs.js';

@Injectable()
@HandlesJob(createProfile)
export class CreateProfile implements JobHandler<typeof createProfile> {
  constructor(private readonly profiles: ProfilesService) {}

  handle({ userId }: PayloadOf<typeof createProfile>): Promise<void> {
    return this.profiles.create(userId);
  }
}

@Injectable()
@HandlesJob(activateProfile)
export class ActivateProfile implements JobHandler<typeof activateProfile> {
  constructor(private readonly profiles: ProfilesService) {}

  handle({ userId, endsAt }: PayloadOf<typeof activateProfile>): Promise<void> {
    return this.profiles.activate(userId, endsAt);
  }
}
